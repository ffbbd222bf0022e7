import type * as z from 'zod/mini'
import type { PaymentKind, TransportKind } from '#contracts/checkout/checkout.dto.ts'
import type { LocalizedText } from '../catalogue/language.ts'

export const transportNames: Readonly<Record<z.infer<typeof TransportKind>, LocalizedText>> = {
  PARCEL: {
    de: 'Paketdienst, Standard',
    en: 'Parcel service, standard',
    fr: 'Colis, standard',
    it: 'Corriere, standard',
    ru: 'Посылка, стандарт',
    nl: 'Pakketdienst, standaard',
    'pt-BR': 'Encomenda, padrão',
    es: 'Paquetería, estándar',
  },
  EXPRESS: {
    de: 'Express',
    en: 'Express',
    fr: 'Express',
    it: 'Espresso',
    ru: 'Экспресс',
    nl: 'Expres',
    'pt-BR': 'Expresso',
    es: 'Urgente',
  },
  FREIGHT: {
    de: 'Spedition',
    en: 'Freight forwarder',
    fr: 'Transporteur',
    it: 'Spedizioniere',
    ru: 'Грузоперевозка',
    nl: 'Expediteur',
    'pt-BR': 'Transportadora',
    es: 'Agencia de transporte',
  },
  PICKUP: {
    de: 'Selbstabholung',
    en: 'Pick-up',
    fr: 'Enlèvement sur place',
    it: 'Ritiro in sede',
    ru: 'Самовывоз',
    nl: 'Afhalen',
    'pt-BR': 'Retirada no local',
    es: 'Recogida en almacén',
  },
}

export const paymentNames: Readonly<Record<z.infer<typeof PaymentKind>, LocalizedText>> = {
  ACCOUNT: {
    de: 'Auf Rechnung',
    en: 'On account',
    fr: 'Sur facture',
    it: 'Su fattura',
    ru: 'По счёту с отсрочкой',
    nl: 'Op rekening',
    'pt-BR': 'Faturado',
    es: 'A crédito',
  },
  CARD: {
    de: 'Kreditkarte',
    en: 'Credit card',
    fr: 'Carte bancaire',
    it: 'Carta di credito',
    ru: 'Банковская карта',
    nl: 'Creditcard',
    'pt-BR': 'Cartão de crédito',
    es: 'Tarjeta de crédito',
  },
  PAYPAL: {
    de: 'PayPal',
    en: 'PayPal',
    fr: 'PayPal',
    it: 'PayPal',
    ru: 'PayPal',
    nl: 'PayPal',
    'pt-BR': 'PayPal',
    es: 'PayPal',
  },
  PREPAYMENT: {
    de: 'Vorkasse',
    en: 'Prepayment',
    fr: 'Paiement à l’avance',
    it: 'Pagamento anticipato',
    ru: 'Предоплата',
    nl: 'Vooruitbetaling',
    'pt-BR': 'Pagamento antecipado',
    es: 'Pago por adelantado',
  },
}
