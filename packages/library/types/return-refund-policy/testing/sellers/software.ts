/** Software, subscriptions and files. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { damaged } from '../damaged.ts';

/** A chatbot paid by the month, by consumers everywhere. */
const irishChatbot: Answers = {
  goods_kinds: ['software', 'subscriptions'],
  digital_rule: 'days-always',
  digital_days: 14,
  subscription_rule: 'pro-rata',
  refund_form: ['original'],
  refund_days: 10,
  withdrawal_block: 'everywhere',
  withdrawal_url: 'https://www.ask-orla.example/withdrawal',
  contact_methods: ['email', 'page', 'phone'],
  contact_page: 'https://www.ask-orla.example/help',
  document_title: 'refund-policy',
  change_notice_channels: ['page', 'email', 'in-app'],
};

/** Payroll for businesses: no law for consumers, money back only for what is owed. */
const bavarianPayroll: Answers = {
  goods_kinds: ['software', 'subscriptions'],
  digital_rule: 'no-refund-after-start',
  subscription_rule: 'cancel-no-refund',
  refund_form: ['original', 'store-credit'],
  refund_days: 30,
  late_refunds: 'no',
  contact_methods: ['email', 'phone', 'post'],
  contact_phone: '+49 89 5550123',
  document_title: 'refund-policy',
};

/** Sheet music to download, from New Zealand to the south and to Britain. */
const newZealandMusic: Answers = {
  goods_kinds: ['digital'],
  digital_rule: 'no-refund-after-start',
  refund_form: ['original', 'store-credit'],
  refund_days: 7,
  withdrawal_block: 'everywhere',
  chargebacks: 'yes',
  document_title: 'refund-policy',
  change_notice_days: '7',
};

/** Coins and levels of a game, billed by the stores. */
const singaporeGame: Answers = {
  goods_kinds: ['software', 'digital'],
  digital_rule: 'no-refund-after-start',
  refund_form: ['original'],
  refund_days: 14,
  chargebacks: 'yes',
  contact_methods: ['email', 'page'],
  contact_page: 'https://dragon-harbour.example/support',
  change_notice_channels: ['in-app'],
  change_notice_days: '0',
};

/** A subscription to meet people, in an app only. */
const belgianDating: Answers = {
  goods_kinds: ['software', 'subscriptions'],
  digital_rule: 'no-refund-after-start',
  subscription_rule: 'cancel-no-refund',
  refund_form: ['original'],
  refund_days: 14,
  change_notice_channels: ['in-app', 'email'],
};

/** A newspaper: subscriptions, single issues, books and an archive to download. */
const britishNewspaper: Answers = {
  goods_kinds: ['subscriptions', 'physical', 'digital'],
  digital_rule: 'no-refund-after-start',
  subscription_rule: 'guarantee-days',
  subscription_days: 30,
  returns_offered: 'exchange-only',
  return_days: 28,
  return_conditions: ['unused', 'proof'],
  non_returnable: ['newspapers', 'digital-started'],
  cancel_before_ship: 'not-possible',
  authorisation: 'no',
  return_steps: ['email'],
  return_email: 'shop@northern-ledger.example',
  who_pays: 'customer',
  restocking: 'none',
  exchange: 'none',
  refund_form: ['original', 'store-credit'],
  refund_days: 14,
  outbound_shipping: 'none',
  ...damaged,
  gifts: 'yes',
  withdrawal_url: 'https://www.northern-ledger.example/withdrawal',
  contact_methods: ['email', 'phone'],
  contact_phone: '+44 161 555 0199',
};

export const software = {
  irishChatbot,
  bavarianPayroll,
  newZealandMusic,
  singaporeGame,
  belgianDating,
  britishNewspaper,
};
