/** People who make what they sell: soap, towels, photographs. */
import { rows, words } from '../../../privacy-policy/testing/profiles/bases.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { damaged } from '../damaged.ts';

/** Sealed soap for Canada and the United States, at the buyer's cost and with a fee. */
const montrealSoap: Answers = {
  goods_kinds: ['hygiene'],
  returns_offered: 'yes',
  return_days: 30,
  return_conditions: ['seal', 'proof'],
  non_returnable: ['hygiene', 'sale-items'],
  cancel_before_ship: 'any-time',
  authorisation: 'yes',
  return_steps: ['email'],
  return_email: 'retours@savonnerie-boreale.example',
  who_pays: 'us-if-faulty',
  intl_returns: 'not-offered',
  restocking: 'percent',
  restocking_value: 10,
  restocking_scope: 'all',
  exchange: 'any',
  refund_form: ['original', 'store-credit'],
  refund_days: 15,
  damaged: rows({
    damaged_days: 7,
    damaged_photos: 'yes',
    damaged_costs: 'refunded-later',
    damaged_remedy: 'choice',
  }),
  chargebacks: 'yes',
  guarantee_note: 'yes',
  contact_methods: ['email', 'phone'],
  contact_phone: '+1 514 555 0160',
  change_notice_days: '15',
};

/** Towels from Denizli, some with embroidered initials; the cost of a return is halved. */
const turkishTextiles: Answers = {
  goods_kinds: ['physical', 'made-to-order'],
  returns_offered: 'yes',
  return_days: 14,
  window_starts: 'postmark',
  return_conditions: ['unused', 'tags'],
  cancel_before_ship: 'within-hours',
  cancel_hours: 6,
  authorisation: 'no',
  return_steps: ['email', 'withdrawal-function'],
  return_email: 'iade@pamuk-evi.example',
  return_address: 'Pamuk Evi Iade\nİstiklal Caddesi 88\n20010 Denizli\nTürkiye',
  who_pays: 'shared',
  label: 'deducted',
  label_cost: 12,
  currency: 'eur',
  tracked: 'no',
  intl_returns: 'customer-duties',
  restocking: 'none',
  exchange: 'same',
  refund_form: ['original', 'exchange'],
  refund_days: 10,
  ...damaged,
  withdrawal_url: 'https://www.pamuk-evi.example/withdrawal',
  contact_methods: ['email', 'phone'],
  contact_phone: '+90 258 555 00 10',
};

/** A photographer alone: prints to order and files to download, nothing comes back voluntarily. */
const frenchPortfolio: Answers = {
  goods_kinds: ['made-to-order', 'digital'],
  digital_rule: 'no-refund-after-start',
  returns_offered: 'no',
  cancel_before_ship: 'within-hours',
  cancel_hours: 24,
  who_pays: 'customer',
  tracked: 'yes',
  refund_form: ['original'],
  refund_days: 14,
  damaged: rows({
    damaged_days: 10,
    damaged_photos: 'yes',
    damaged_costs: 'us',
    damaged_remedy: 'replacement-first',
  }),
  custom_form_url: 'https://www.margaux-perrin.example/retractation',
  contact_methods: ['email', 'post'],
  contact_post: '3 quai Saint-Vincent\n69001 Lyon\nFrance',
  custom_sections: rows({
    custom_section_heading: words(
      'Farben',
      'Colours',
      'Colores',
      'Couleurs des tirages',
      'Colori',
      'Kleuren',
    ),
    custom_section_text: words(
      'Vor dem Druck erhalten Sie auf Wunsch einen Probeabzug.',
      'On request you receive a proof before we print.',
      'Si lo desea, recibirá una prueba antes de la impresión.',
      'Sur demande, vous recevez une épreuve avant le tirage.',
      'Su richiesta riceve una prova prima della stampa.',
      'Op verzoek krijgt u vóór het afdrukken een proefdruk.',
    ),
  }),
};

export const makers = { montrealSoap, turkishTextiles, frenchPortfolio };
