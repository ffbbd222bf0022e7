/** Words without information about the part, such as words of an enquiry. */
const noise = new Set(
  (
    'art artikel artikelnummer artnr nr no nummer number num numero n ref reference referenz referencia referencia oe oem ' +
    'oen original originalteil genuine teil teile teilenummer part parts piece pieces pce pces pcs pc stk stck stuck st ' +
    'ea each qty menge anzahl quantity quantite quantita quantidade cantidad pz pzi pezzi pezzo pz szt шт штук штука ' +
    'штуки unidade unidades un ud uds unidad unidades unid stuks aantal pro je ' +
    'preis price prices prix prezzo preco precio цена prijs cost kosten angebot gunstig billig cheap pas cher economico ' +
    'barato дешево goedkoop kaufen buy acheter acquistare comprar купить kopen bestellen order need looking brauche suche ' +
    'ich wir bitte please hi hello i want have you do sie haben ordered needed neu new neuf nuovo novo nuevo новыи nieuw ' +
    'combien coute coutent was wat kostet quanto custa cuanto cuesta costa сколько стоит how much urgent urgente dringend срочно ' +
    'suche zoek cerco busco cherche ищу нужен нужна нужно neuer neue neues gebraucht usado usato occasion used sofort lieferbar moet ' +
    'necesito necesitamos gesucht where find mi serve servono vorrei benotige benotigen brauchen hatte gern mochte quiero queria gostaria ik wil graag je voudrais ' +
    'nutzfahrzeug nutzfahrzeuge vrachtwagens bestelnummer bestellnummer article articulo artigo articolo оригинал originale ' +
    'fur for pour per para для voor auf an am im in on zum zur ein eine einen einer a an un une uno una um uma ' +
    'seite side cote lato lado сторона kant zijde achse axle essieu assale ось моста eixo eje as mount komplett complete сборе ' +
    'complet completo полныи compleet satz replacement ersatz rechange ricambio замена vervanging reposicao repuesto inkl incl inklusive including avec inclus compreso incluido incluso universal passend compatible typ type tipo тип groesse grosse size taille misura ' +
    'tamanho talla tamano dimension durchmesser diameter diametre diametro диаметр sw dm euro eur lkw nkw ' +
    'ihr ihnen habt habe gibt gibts bekomme brauchst braucht mein meine meinen meinem meiner unser unseren dringende schnell ' +
    'hallo guten tag moin danke bitteschon vielen dank kostet teuer thanks thank hey dear kindly urgently ' +
    'salut ciao buongiorno grazie hola gracias ola oi obrigado здравствуите добрыи день спасибо пожалуиста dag bedankt alstublieft ' +
    'my our your their can could would get looking is are any there it this that spare wanted require requires required quote ' +
    'asap assy assembly fitted compl mon ma mes notre nos votre vos besoin faut avez vous dispo disponible ' +
    'svp merci bonjour du dans sur mio mia miei nostro vostro avete disponibile disponibili subito serve ho bisogno ' +
    'meu minha meus nosso tem voces voce disponivel preciso quero qual valor mi mis nuestro tiene tienen hay ' +
    'disponible disponibles favor мои моего моеи наш нашего есть ли ваc у меня нужны надо куплю ищем продам ' +
    'mijn onze ons hebben jullie nodig heeft beschikbaar leverbaar graag hoeveel kosten bestel deze ' +
    'truck trucks lorry lorries hgv camion camions camiones camioes caminhao caminhoes autocarro autocarri грузовик ' +
    'ding dinger dings dingens thing things thingy machin truc chose coso cosa aggeggio coisa troco dinges dingetje штука штуковина ' +
    'грузовика грузовои vrachtwagen vrachtauto tir fahrzeug vehicle vehicule veicolo veiculo vehiculo'
  ).split(' '),
)

/** Phrases without information about the part, although each of their words may name one. */
const phrases = new Set(
  (
    'auf lager,ab lager,in stock,en stock,em estoque,op voorraad,a magazzino,in magazzino,на складе,в наличии,наличии,' +
    'hat jemand,do you,poids lourd,poids lourds,heavy duty,driver side,echange standard,drivers side,passenger side,left hand,p n'
  ).split(','),
)

/** Number of words without information from this position on. */
export function noiseWordCountAt(words: readonly string[], index: number): number {
  const [word = '', next = ''] = words.slice(index, index + 2)
  if (phrases.has(`${word} ${next}`)) return 2
  return noise.has(word) || phrases.has(word) || /^(?:\d{1,3}x|x\d{1,3})$/.test(word) ? 1 : 0
}
