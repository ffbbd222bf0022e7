import type { Language, LocalizedText } from '../catalogue/language.ts'
import { localized } from '../files/document-texts.ts'

export type MailKind =
  | 'password'
  | 'invitation'
  | 'rightAsked'
  | 'rightGranted'
  | 'rightDeclined'
  | 'inStock'
  | 'cheaper'
  | 'replaced'
  | 'newDate'
  | 'accepted'
  | 'addressAccepted'
  | 'refused'
  | 'answered'
  | 'claimAccepted'
  | 'claimRejected'
  | 'approvalWanted'
  | 'approvalGiven'
  | 'approvalRefused'
  | 'approvalExpired'
  | 'approvalStuck'
  | 'onBehalf'
  | 'orderedOnBehalf'
/** `{name}` in a text is replaced by the value of this name. */
export type MailValues = Readonly<Record<string, string>>

const NEXT_STEPS = localized(
  'Begründung und nächste Schritte stehen auf der Seite der Reklamation.',
  'The page of the claim shows the reason and the next steps.',
  'La page de la réclamation indique le motif et la suite.',
  'La pagina del reclamo riporta il motivo e i passi successivi.',
  'Причина и дальнейшие шаги указаны на странице рекламации.',
  'De pagina van de claim vermeldt de reden en de volgende stappen.',
  'A página da reclamação informa o motivo e os próximos passos.',
  'La página de la reclamación indica el motivo y los pasos siguientes.',
)

const ACCEPTED = localized(
  'Anfrage {no}: angenommen',
  'Request {no}: accepted',
  'Demande {no} : acceptée',
  'Richiesta {no}: accettata',
  'Запрос {no}: принят',
  'Aanvraag {no}: geaccepteerd',
  'Solicitação {no}: aceita',
  'Solicitud {no}: aceptada',
)

const TEXTS: Readonly<Record<MailKind, { readonly subject: LocalizedText; readonly body: LocalizedText }>> = {
  password: {
    subject: localized(
      'Link für ein neues Passwort',
      'Link for a new password',
      'Lien pour un nouveau mot de passe',
      'Link per una nuova password',
      'Ссылка для нового пароля',
      'Link voor een nieuw wachtwoord',
      'Link para uma nova senha',
      'Enlace para una nueva contraseña',
    ),
    body: localized(
      'Für {user} wurde ein neues Passwort angefordert. Der Link gilt einmal und bis {time}.\nOhne eigene Anforderung ist nichts zu tun: Das bisherige Passwort gilt weiter.',
      'A new password was requested for {user}. The link can be used once, until {time}.\nIf you did not request it, there is nothing to do: the current password stays valid.',
      'Un nouveau mot de passe a été demandé pour {user}. Le lien fonctionne une seule fois, jusqu’au {time}.\nSi vous n’avez rien demandé, il n’y a rien à faire : le mot de passe actuel reste valable.',
      'È stata richiesta una nuova password per {user}. Il link funziona una volta sola, fino al {time}.\nSe non l’ha richiesta Lei, non occorre fare nulla: la password attuale resta valida.',
      'Для {user} запрошен новый пароль. Ссылка действует один раз и до {time}.\nЕсли вы его не запрашивали, ничего делать не нужно: действующий пароль остаётся.',
      'Voor {user} is een nieuw wachtwoord aangevraagd. De link werkt één keer en tot {time}.\nHebt u niets aangevraagd, dan hoeft u niets te doen: het huidige wachtwoord blijft geldig.',
      'Foi solicitada uma nova senha para {user}. O link pode ser usado uma única vez, até {time}.\nSe você não a solicitou, não é preciso fazer nada: a senha atual continua válida.',
      'Se ha solicitado una nueva contraseña para {user}. El enlace funciona una sola vez y hasta el {time}.\nSi no la ha solicitado, no hay que hacer nada: la contraseña actual sigue siendo válida.',
    ),
  },
  invitation: {
    subject: localized(
      'Einladung zum Shop für {company}',
      'Invitation to the shop for {company}',
      'Invitation à la boutique pour {company}',
      'Invito allo shop per {company}',
      'Приглашение в магазин для {company}',
      'Uitnodiging voor de shop voor {company}',
      'Convite para usar a loja em nome de {company}',
      'Invitación a la tienda para {company}',
    ),
    body: localized(
      '{name} lädt Sie ein, für {company} im Shop zu arbeiten. Über den Link legen Sie Ihren Namen und Ihr Passwort fest. Er gilt einmal und bis {day}.',
      '{name} invites you to use the shop for {company}. Use the link to set your name and your password. It can be used once, until {day}.',
      '{name} vous invite à utiliser la boutique au nom de {company}. Le lien vous permet d’indiquer votre nom et votre mot de passe. Il fonctionne une seule fois, jusqu’au {day}.',
      '{name} La invita a lavorare nello shop per {company}. Con il link imposta il Suo nome e la Sua password. Funziona una volta sola, fino al {day}.',
      '{name} приглашает вас работать в магазине от имени {company}. По ссылке укажите имя и пароль. Она действует один раз и до {day}.',
      '{name} nodigt u uit om in de shop voor {company} te werken. Via de link stelt u uw naam en wachtwoord in. De link werkt één keer en tot {day}.',
      '{name} convida você a usar a loja em nome de {company}. Pelo link, você define seu nome e sua senha. Ele pode ser usado uma única vez, até {day}.',
      '{name} le invita a usar la tienda en nombre de {company}. Con el enlace indica su nombre y su contraseña. Funciona una sola vez y hasta el {day}.',
    ),
  },
  rightAsked: {
    subject: localized(
      '{name} bittet um eine Berechtigung',
      '{name} asks for a permission',
      '{name} demande un droit',
      '{name} chiede un’autorizzazione',
      '{name} запрашивает право',
      '{name} vraagt om een recht',
      '{name} solicita uma permissão',
      '{name} solicita un permiso',
    ),
    body: localized(
      '{name} ({company}) bittet um eine Berechtigung im Shop. Über den Link können Sie sie erteilen oder ablehnen.',
      '{name} ({company}) asks for a permission in the shop. Use the link to grant or decline it.',
      '{name} ({company}) demande un droit dans la boutique. Le lien vous permet de l’accorder ou de le refuser.',
      '{name} ({company}) chiede un’autorizzazione nello shop. Con il link può concederla o rifiutarla.',
      '{name} ({company}) запрашивает право в магазине. По ссылке его можно предоставить или отклонить.',
      '{name} ({company}) vraagt om een recht in de shop. Via de link verleent u het of wijst u het verzoek af.',
      '{name} ({company}) solicita uma permissão na loja. Pelo link, você pode concedê-la ou recusá-la.',
      '{name} ({company}) solicita un permiso en la tienda. Con el enlace puede concederlo o rechazarlo.',
    ),
  },
  rightGranted: {
    subject: localized(
      'Ihre Berechtigung im Shop wurde erteilt',
      'Your permission in the shop was granted',
      'Votre droit dans la boutique a été accordé',
      'La Sua autorizzazione nello shop è stata concessa',
      'Право в магазине предоставлено',
      'Uw recht in de shop is verleend',
      'Sua permissão na loja foi concedida',
      'Su permiso en la tienda ha sido concedido',
    ),
    body: localized(
      '{name} ({company}) hat Ihnen die Berechtigung erteilt. Sie gilt ab der nächsten Seite.',
      '{name} ({company}) has granted you the permission. It applies from the next page on.',
      '{name} ({company}) vous a accordé le droit. Il s’applique dès la page suivante.',
      '{name} ({company}) Le ha concesso l’autorizzazione. Vale dalla prossima pagina.',
      '{name} ({company}) предоставил(а) вам право. Оно действует со следующей страницы.',
      '{name} ({company}) heeft u het recht verleend. Het geldt vanaf de volgende pagina.',
      '{name} ({company}) concedeu a permissão. Ela vale a partir da próxima página.',
      '{name} ({company}) le ha concedido el permiso. Se aplica a partir de la página siguiente.',
    ),
  },
  rightDeclined: {
    subject: localized(
      'Ihre Anfrage nach einer Berechtigung wurde abgelehnt',
      'Your permission request was declined',
      'Votre demande de droit a été refusée',
      'La Sua richiesta di autorizzazione è stata rifiutata',
      'Ваш запрос права отклонён',
      'Uw verzoek om een recht is afgewezen',
      'Sua solicitação de permissão foi recusada',
      'Su solicitud de permiso ha sido rechazada',
    ),
    body: localized(
      '{name} ({company}) hat die Berechtigung nicht erteilt.',
      '{name} ({company}) has not granted the permission.',
      '{name} ({company}) n’a pas accordé le droit.',
      '{name} ({company}) non ha concesso l’autorizzazione.',
      '{name} ({company}) не предоставил(а) право.',
      '{name} ({company}) heeft het recht niet verleend.',
      '{name} ({company}) não concedeu a permissão.',
      '{name} ({company}) no ha concedido el permiso.',
    ),
  },
  inStock: {
    subject: localized(
      '{number} ist wieder auf Lager',
      '{number} is back in stock',
      '{number} est de nouveau en stock',
      '{number} è di nuovo disponibile',
      '{number} снова в наличии',
      '{number} is weer op voorraad',
      '{number} está novamente em estoque',
      '{number} vuelve a estar en stock',
    ),
    body: localized(
      '{name} ({number}): {quantity} auf Lager. Diese Benachrichtigung kommt einmal.',
      '{name} ({number}): {quantity} in stock. This notification is sent once.',
      '{name} ({number}) : {quantity} en stock. Cette notification n’est envoyée qu’une fois.',
      '{name} ({number}): {quantity} disponibili. Questo avviso viene inviato una volta sola.',
      '{name} ({number}): в наличии {quantity}. Это уведомление приходит один раз.',
      '{name} ({number}): {quantity} op voorraad. Deze melding wordt één keer verstuurd.',
      '{name} ({number}): {quantity} em estoque. Este aviso é enviado uma única vez.',
      '{name} ({number}): {quantity} en stock. Este aviso se envía una sola vez.',
    ),
  },
  cheaper: {
    subject: localized(
      '{number} kostet jetzt {price}',
      '{number} now costs {price}',
      '{number} coûte maintenant {price}',
      '{number} ora costa {price}',
      '{number} теперь стоит {price}',
      '{number} kost nu {price}',
      '{number} agora custa {price}',
      '{number} cuesta ahora {price}',
    ),
    body: localized(
      '{name} ({number}): jetzt {price}, netto. Diese Benachrichtigung kommt einmal.',
      '{name} ({number}): now {price}, net. This notification is sent once.',
      '{name} ({number}) : maintenant {price} HT. Cette notification n’est envoyée qu’une fois.',
      '{name} ({number}): ora {price}, netto. Questo avviso viene inviato una volta sola.',
      '{name} ({number}): теперь {price}, без НДС. Это уведомление приходит один раз.',
      '{name} ({number}): nu {price}, netto. Deze melding wordt één keer verstuurd.',
      '{name} ({number}): agora {price}, líquido. Este aviso é enviado uma única vez.',
      '{name} ({number}): ahora {price}, neto. Este aviso se envía una sola vez.',
    ),
  },
  replaced: {
    subject: localized(
      '{number} ist durch {by} ersetzt',
      '{number} is replaced by {by}',
      '{number} est remplacé par {by}',
      '{number} è sostituito da {by}',
      '{number} заменён на {by}',
      '{number} is vervangen door {by}',
      '{number} foi substituído por {by}',
      '{number} ha sido sustituido por {by}',
    ),
    body: localized(
      '{name} ({number}): ersetzt durch {by}.',
      '{name} ({number}): replaced by {by}.',
      '{name} ({number}) : remplacé par {by}.',
      '{name} ({number}): sostituito da {by}.',
      '{name} ({number}): заменён на {by}.',
      '{name} ({number}): vervangen door {by}.',
      '{name} ({number}): substituído por {by}.',
      '{name} ({number}): sustituido por {by}.',
    ),
  },
  newDate: {
    subject: localized(
      'Neuer Termin für {number}, Auftrag {orderNo}',
      'New date for {number}, order {orderNo}',
      'Nouvelle date pour {number}, commande {orderNo}',
      'Nuova data per {number}, ordine {orderNo}',
      'Новая дата для {number}, заказ {orderNo}',
      'Nieuwe datum voor {number}, order {orderNo}',
      'Nova data para {number}, pedido {orderNo}',
      'Nueva fecha para {number}, pedido {orderNo}',
    ),
    body: localized(
      '{name} ({number}): neuer Termin {date}, bisher {previous}.',
      '{name} ({number}): new date {date}, previously {previous}.',
      '{name} ({number}) : nouvelle date {date}, auparavant {previous}.',
      '{name} ({number}): nuova data {date}, prima {previous}.',
      '{name} ({number}): новая дата {date}, прежняя {previous}.',
      '{name} ({number}): nieuwe datum {date}, eerder {previous}.',
      '{name} ({number}): nova data {date}, antes {previous}.',
      '{name} ({number}): nueva fecha {date}, antes {previous}.',
    ),
  },
  accepted: {
    subject: ACCEPTED,
    body: localized(
      'Ihr Kreditrahmen: {limit}\n{answer}',
      'Your credit limit: {limit}\n{answer}',
      'Votre plafond d’encours : {limit}\n{answer}',
      'Il Suo fido: {limit}\n{answer}',
      'Ваш кредитный лимит: {limit}\n{answer}',
      'Uw kredietlimiet: {limit}\n{answer}',
      'Seu limite de crédito: {limit}\n{answer}',
      'Su límite de crédito: {limit}\n{answer}',
    ),
  },
  addressAccepted: {
    subject: ACCEPTED,
    body: localized(
      'Ihre Rechnungsadresse für neue Bestellungen:\n{address}\n{answer}',
      'Your billing address for new orders:\n{address}\n{answer}',
      'Votre adresse de facturation pour les nouvelles commandes :\n{address}\n{answer}',
      'Il Suo indirizzo di fatturazione per i nuovi ordini:\n{address}\n{answer}',
      'Ваш адрес для счетов для новых заказов:\n{address}\n{answer}',
      'Uw factuuradres voor nieuwe orders:\n{address}\n{answer}',
      'Seu endereço de cobrança para novos pedidos:\n{address}\n{answer}',
      'Su dirección de facturación para nuevos pedidos:\n{address}\n{answer}',
    ),
  },
  refused: {
    subject: localized(
      'Anfrage {no}: abgelehnt',
      'Request {no}: refused',
      'Demande {no} : refusée',
      'Richiesta {no}: respinta',
      'Запрос {no}: отклонён',
      'Aanvraag {no}: afgewezen',
      'Solicitação {no}: recusada',
      'Solicitud {no}: rechazada',
    ),
    body: same('{answer}'),
  },
  answered: {
    subject: localized(
      'Antwort auf Anfrage {no}',
      'Answer to request {no}',
      'Réponse à la demande {no}',
      'Risposta alla richiesta {no}',
      'Ответ на запрос {no}',
      'Antwoord op aanvraag {no}',
      'Resposta à solicitação {no}',
      'Respuesta a la solicitud {no}',
    ),
    body: same('{answer}'),
  },
  onBehalf: {
    subject: localized(
      '{by} handelt in Ihrem Namen',
      '{by} acts on your behalf',
      '{by} agit en votre nom',
      '{by} agisce per Suo conto',
      '{by} действует от вашего имени',
      '{by} handelt namens u',
      '{by} age em seu nome',
      '{by} actúa en su nombre',
    ),
    body: localized(
      'Unser Helpdesk ist 30 Minuten lang in Ihrem Namen angemeldet. Im Profil können Sie die Sitzung beenden.',
      'Our help desk is logged in on your behalf for 30 minutes. You can end the session in your profile.',
      'Notre assistance est connectée en votre nom pendant 30 minutes. Vous pouvez mettre fin à la session dans votre profil.',
      'Il nostro help desk è connesso per Suo conto per 30 minuti. Può terminare la sessione nel profilo.',
      'Наша служба поддержки вошла от вашего имени на 30 минут. Завершить сеанс можно в профиле.',
      'Onze helpdesk is 30 minuten namens u ingelogd. In uw profiel kunt u de sessie beëindigen.',
      'Nosso suporte está conectado em seu nome por 30 minutos. Você pode encerrar a sessão no perfil.',
      'Nuestro equipo de soporte ha iniciado sesión en su nombre durante 30 minutos. Puede cerrar la sesión en su perfil.',
    ),
  },
  orderedOnBehalf: {
    subject: localized(
      'Auftrag {orderNo}: bestellt von {by} in Ihrem Namen',
      'Order {orderNo}: placed by {by} on your behalf',
      'Commande {orderNo} : passée par {by} en votre nom',
      'Ordine {orderNo}: inviato da {by} per Suo conto',
      'Заказ {orderNo} оформлен от вашего имени ({by})',
      'Order {orderNo}: namens u geplaatst door {by}',
      'Pedido {orderNo}: feito por {by} em seu nome',
      'Pedido {orderNo}: realizado por {by} en su nombre',
    ),
    body: localized(
      'Der Auftrag steht in Ihrer Auftragsliste.',
      'The order is in your list of orders.',
      'La commande figure dans la liste de vos commandes.',
      'L’ordine è nell’elenco dei Suoi ordini.',
      'Заказ есть в вашем списке заказов.',
      'De order staat in uw orderlijst.',
      'O pedido está na sua lista de pedidos.',
      'El pedido está en su lista de pedidos.',
    ),
  },
  claimAccepted: {
    subject: localized(
      'Reklamation {no}: angenommen',
      'Claim {no}: accepted',
      'Réclamation {no} : acceptée',
      'Reclamo {no}: accettato',
      'Рекламация {no}: принята',
      'Claim {no}: geaccepteerd',
      'Reclamação {no}: aceita',
      'Reclamación {no}: aceptada',
    ),
    body: NEXT_STEPS,
  },
  claimRejected: {
    subject: localized(
      'Reklamation {no}: abgelehnt',
      'Claim {no}: rejected',
      'Réclamation {no} : refusée',
      'Reclamo {no}: respinto',
      'Рекламация {no}: отклонена',
      'Claim {no}: afgewezen',
      'Reclamação {no}: recusada',
      'Reclamación {no}: rechazada',
    ),
    body: NEXT_STEPS,
  },
  approvalWanted: {
    subject: localized(
      'Anfrage {no}: {name} bittet um Freigabe',
      'Approval request {no} from {name}',
      'Demande d’approbation {no} : {name}',
      'Richiesta di approvazione {no} di {name}',
      'Заявка {no} на согласование: {name}',
      'Goedkeuringsaanvraag {no} van {name}',
      'Solicitação de aprovação {no} de {name}',
      'Solicitud de aprobación {no} de {name}',
    ),
    body: localized(
      '{name} bittet um die Freigabe einer Bestellung. Die Seite der Anfrage zeigt Positionen, Preise und Bestand.',
      '{name} asks for the approval of an order. The page of the request shows lines, prices and stock.',
      '{name} demande l’approbation d’une commande. La page de la demande indique les lignes, les prix et le stock.',
      '{name} chiede l’approvazione di un ordine. La pagina della richiesta mostra righe, prezzi e giacenze.',
      '{name} просит согласовать заказ. На странице заявки указаны позиции, цены и наличие.',
      '{name} vraagt om goedkeuring van een bestelling. De pagina van de aanvraag toont regels, prijzen en voorraad.',
      '{name} solicita a aprovação de um pedido. A página da solicitação mostra itens, preços e estoque.',
      '{name} pide la aprobación de un pedido. La página de la solicitud muestra líneas, precios y existencias.',
    ),
  },
  approvalGiven: {
    subject: localized(
      'Anfrage {no}: freigegeben',
      'Request {no}: approved',
      'Demande {no} : approuvée',
      'Richiesta {no}: approvata',
      'Заявка {no}: согласована',
      'Aanvraag {no}: goedgekeurd',
      'Solicitação {no}: aprovada',
      'Solicitud {no}: aprobada',
    ),
    body: localized(
      '{name} hat die Bestellung freigegeben. Geänderte Positionen und Gründe stehen auf der Seite der Anfrage.',
      '{name} has approved the order. Changed lines and reasons are on the page of the request.',
      '{name} a approuvé la commande. Les lignes modifiées et les motifs figurent sur la page de la demande.',
      '{name} ha approvato l’ordine. Righe modificate e motivi sono nella pagina della richiesta.',
      '{name} согласовал(а) заказ. Изменённые позиции и причины указаны на странице заявки.',
      '{name} heeft de bestelling goedgekeurd. Gewijzigde regels en redenen staan op de pagina van de aanvraag.',
      '{name} aprovou o pedido. Os itens alterados e os motivos estão na página da solicitação.',
      '{name} ha aprobado el pedido. Las líneas modificadas y los motivos están en la página de la solicitud.',
    ),
  },
  approvalRefused: {
    subject: localized(
      'Anfrage {no}: abgelehnt',
      'Request {no}: refused',
      'Demande {no} : refusée',
      'Richiesta {no}: respinta',
      'Заявка {no}: отклонена',
      'Aanvraag {no}: afgewezen',
      'Solicitação {no}: recusada',
      'Solicitud {no}: rechazada',
    ),
    body: localized(
      '{name} hat die Bestellung abgelehnt. Der Grund steht auf der Seite der Anfrage. Dort können Sie die Positionen zurück in den Warenkorb legen.',
      '{name} has refused the order. The page of the request shows the reason. There you can put the lines back in the cart.',
      '{name} a refusé la commande. La page de la demande indique le motif. Vous pouvez y remettre les lignes dans le panier.',
      '{name} ha respinto l’ordine. La pagina della richiesta riporta il motivo; da lì può rimettere le righe nel carrello.',
      '{name} отклонил(а) заказ. Причина указана на странице заявки; там можно вернуть позиции в корзину.',
      '{name} heeft de bestelling afgewezen. De pagina van de aanvraag vermeldt de reden; daar kunt u de regels terug in de winkelwagen plaatsen.',
      '{name} recusou o pedido. A página da solicitação informa o motivo. Nela você pode devolver os itens ao carrinho.',
      '{name} ha rechazado el pedido. La página de la solicitud indica el motivo. Allí puede devolver las líneas al carrito.',
    ),
  },
  approvalExpired: {
    subject: localized(
      'Anfrage {no}: abgelaufen',
      'Request {no}: expired',
      'Demande {no} : expirée',
      'Richiesta {no}: scaduta',
      'Заявка {no}: срок истёк',
      'Aanvraag {no}: verlopen',
      'Solicitação {no}: expirada',
      'Solicitud {no}: caducada',
    ),
    body: localized(
      'Die Preise der Anfrage gelten nicht mehr, und niemand hat entschieden. Auf ihrer Seite können Sie die Positionen zurück in den Warenkorb legen.',
      'The prices of the request are no longer valid and nobody has decided. On its page you can put the lines back in the cart.',
      'Les prix de la demande ne sont plus valables et aucune décision n’a été prise. Sa page permet de remettre les lignes dans le panier.',
      'I prezzi della richiesta non sono più validi e nessuno ha deciso. Dalla pagina della richiesta può rimettere le righe nel carrello.',
      'Цены заявки больше не действуют, решение не принято. На её странице можно вернуть позиции в корзину.',
      'De prijzen van de aanvraag gelden niet meer en niemand heeft beslist. Op de pagina van de aanvraag kunt u de regels terug in de winkelwagen plaatsen.',
      'Os preços da solicitação não valem mais e ninguém decidiu. Na página dela, você pode devolver os itens ao carrinho.',
      'Los precios de la solicitud ya no son válidos y no se ha tomado ninguna decisión. En su página se pueden devolver las líneas al carrito.',
    ),
  },
  approvalStuck: {
    subject: localized(
      'Anfrage {no}: niemand kann sie freigeben',
      'Request {no}: nobody can approve it',
      'Demande {no} : personne ne peut l’approuver',
      'Richiesta {no}: nessuno può approvarla',
      'Заявка {no}: некому согласовать',
      'Aanvraag {no}: niemand kan die goedkeuren',
      'Solicitação {no}: ninguém pode aprová-la',
      'Solicitud {no}: nadie puede aprobarla',
    ),
    body: localized(
      'Die Anfrage von {name} wartet, aber im Unternehmen kann sie niemand mehr freigeben. Ein Administrator kann die Rolle „Freigabe“ vergeben. {name} kann die Anfrage zurückziehen.',
      'The request of {name} is waiting, but nobody in the company can approve it any more. An administrator can make somebody an approver. {name} can withdraw the request.',
      'La demande présentée par {name} est en attente, mais plus personne dans l’entreprise ne peut l’approuver. Un administrateur peut nommer un approbateur. {name} peut retirer la demande.',
      'La richiesta di {name} è in attesa, ma nessuno in azienda può più approvarla. Un amministratore può nominare un approvatore. {name} può ritirare la richiesta.',
      'Заявка ({name}) ожидает решения, но в компании её больше некому согласовать. Администратор может назначить согласующего. {name} может отозвать заявку.',
      'De aanvraag van {name} wacht, maar niemand in het bedrijf kan die nog goedkeuren. Een beheerder kan iemand goedkeurder maken. {name} kan de aanvraag intrekken.',
      'A solicitação de {name} está aguardando, mas ninguém na empresa pode mais aprová-la. Um administrador pode nomear um aprovador. {name} pode retirar a solicitação.',
      'La solicitud de {name} está pendiente, pero ya nadie de la empresa puede aprobarla. Un administrador puede nombrar a un aprobador. {name} puede retirar la solicitud.',
    ),
  },
}

/** Returns the text for every language, because its author has written it in the reader's language. */
function same(text: string): LocalizedText {
  return localized(text, text, text, text, text, text, text, text)
}

export function mailTexts(kind: MailKind, language: Language, values: MailValues) {
  const filled = (text: string) =>
    text.replace(/\{(\w{1,20})\}/g, (place, name: string) => values[name] ?? place)
  const { subject, body } = TEXTS[kind]
  return { subject: filled(subject[language]), body: filled(body[language]) }
}
