/** Words that say nothing about the part: what the trade writes around it. */
const noise = new Set(
  (
    'art artikel artikelnummer artnr nr no nummer number num numero n ref reference referenz referencia referencia oe oem ' +
    'oen original originalteil genuine teil teile teilenummer part parts piece pieces pce pces pcs pc stk stck stuck st ' +
    'ea each qty menge anzahl quantity quantite quantita quantidade cantidad pz pzi pezzi pezzo pz szt шт штук штука ' +
    'штуки unidade unidades un ud uds unidad unidades unid stuks aantal pro je ' +
    'preis price prices prix prezzo preco precio цена prijs cost kosten angebot gunstig billig cheap pas cher economico ' +
    'barato дешево goedkoop kaufen buy acheter acquistare comprar купить kopen bestellen order need looking brauche suche ' +
    'ich wir bitte please hi hello i want have you do sie haben ordered needed neu new neuf nuovo novo nuevo новыи nieuw ' +
    'fur for pour per para для voor auf an am im in on zum zur ein eine einen einer a an un une uno una um uma ' +
    'seite side cote lato lado сторона kant zijde achse axle essieu assale ось моста eixo eje as mount komplett complete ' +
    'complet completo полныи compleet satz universal passend compatible typ type tipo тип groesse grosse size taille misura ' +
    'tamanho talla tamano dimension durchmesser diameter diametre diametro диаметр sw dm euro eur lkw nkw ' +
    'truck trucks lorry lorries hgv camion camions camiones camioes caminhao caminhoes autocarro autocarri грузовик ' +
    'грузовика грузовои vrachtwagen vrachtauto tir fahrzeug vehicle vehicule veicolo veiculo vehiculo'
  ).split(' '),
)

export const isNoise = (word: string): boolean => noise.has(word) || /^(?:\d{1,3}x|x\d{1,3})$/.test(word)
