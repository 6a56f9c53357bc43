/** Lessons, rooms, advertisements for jobs: services with and without a date. */
import { rows, words } from '../../../privacy-policy/testing/profiles/bases.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

/** Music lessons, concerts with a date, films of lessons and vouchers. */
const austrianSchool: Answers = {
  goods_kinds: ['services', 'event-travel', 'digital', 'gift-cards'],
  digital_rule: 'days-unused',
  digital_days: 30,
  service_rule: 'pro-rata',
  refund_form: ['original', 'gift-card'],
  refund_days: 14,
  withdrawal_url: 'https://www.musikschule-lindenhof.example/withdrawal',
  contact_methods: ['email', 'phone', 'post'],
  contact_phone: '+43 1 5550123',
};

/** Rooms with hot springs for guests from Australia and Asia. */
const japaneseInns: Answers = {
  goods_kinds: ['event-travel'],
  refund_form: ['original', 'store-credit'],
  refund_days: 14,
  chargebacks: 'yes',
  contact_methods: ['email', 'phone'],
  contact_phone: '+81 460 55 0100',
};

/** Help with applications, paid before it begins; firms pay for advertisements. */
const swedishJobs: Answers = {
  goods_kinds: ['services'],
  service_rule: 'until-start',
  refund_form: ['original'],
  refund_days: 14,
  withdrawal_url: 'https://www.jobbfyr.example/withdrawal',
};

/** Lessons by the hour and by the month for students in India, the Gulf and Britain. */
const indianTutoring: Answers = {
  goods_kinds: ['services', 'subscriptions'],
  service_rule: 'pro-rata',
  subscription_rule: 'pro-rata',
  refund_form: ['original', 'store-credit'],
  refund_days: 7,
  contact_methods: ['email', 'phone'],
  contact_phone: '+91 80 5550 0123',
  custom_sections: rows({
    custom_section_heading: words(
      'Probestunde',
      'Trial lesson',
      'Clase de prueba',
      'Cours d’essai',
      'Lezione di prova',
      'Proefles',
    ),
    custom_section_text: words(
      'Die erste Stunde kostet nichts, auch wenn Sie nicht weitermachen.',
      'The first lesson costs nothing, even if you do not go on.',
      'La primera clase es gratuita, aunque después no continúe.',
      'Le premier cours est gratuit, même si vous ne continuez pas.',
      'La prima lezione è gratuita, anche se poi non prosegue.',
      'De eerste les kost niets, ook als u niet verdergaat.',
    ),
  }),
};

export const lessonsAndRooms = { austrianSchool, japaneseInns, swedishJobs, indianTutoring };
