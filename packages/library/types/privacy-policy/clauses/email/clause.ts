import { given, has } from '@clausewright/engine/document/authoring';
import { messageWords } from '../../words/e-mail.ts';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { underEither } from '../../words/regulation.ts';
import { holdsFact } from '../../derive/holds-fact.ts';
import { passesOn } from '../california-facts.ts';
import { clause } from '../../clause.ts';
import { providers, whatProvidersDo } from '../provider-lists.ts';

/**
 * Drafting note. consent: Article 13(1)-(2) of Directive 2002/58/EC (customers and similar goods), worded by what the law
 * allows. proof: Article 7(1) GDPR. stop: Articles 7(3) and 21(2)-(3) GDPR, 15 U.S.C. § 7704(a)(3). providers: Article
 * 13(1)(e) GDPR. sms, apart: messaging principles of the CTIA, which
 * American carriers demand: numbers and consent reach nobody else for marketing, whatever else is sold. confirmed: a double opt-in, which no law
 * prescribes and courts in Germany and Austria ask for as proof (BGH I ZR 164/09). tracking: Article 5(3) of Directive 2002/58/EC, for a pixel and
 * a link of one's own read the device (EDPB Guidelines 2/2023): told there only as what follows consent (agreed).
 */
export const email = clause({
  id: 'pp.email',
  version: 7,
  when: (a) => a.emails === 'yes',
  ground: { answers: ['emails'] },
  parts: {
    kinds: { answers: ['email_kinds'] },
    whatsapp: { answers: ['email_kinds'], when: (a) => has(a.email_kinds, 'whatsapp') },
    consent: {
      law: 'Directive 2002/58/EC, Art. 13(1)-(2)',
      when: (a) => underEither(a) && has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    lssi: {
      law: 'Ley 34/2002, art. 21',
      languages: ['es'],
      when: (a) => has(a.laws, 'gdpr') && has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    proof: {
      law: 'Regulation (EU) 2016/679, Art. 7(1)',
      when: (a) => underEither(a) && has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    confirmed: { promise: 'double_opt_in', when: (a) => has(a.email_kinds, 'newsletter') },
    tracking: {
      answers: ['email_tracking'],
      when: (a) => a.email_tracking === 'yes' && !underEither(a),
    },
    agreed: {
      law: 'Directive 2002/58/EC, Art. 5(3)',
      answers: ['email_tracking'],
      when: (a) => a.email_tracking === 'yes' && underEither(a),
    },
    // Unanswered kinds may hold any; necessary messages alone cannot be stopped.
    stop: {
      answers: ['unsubscribe', 'email_kinds'],
      when: (a) => !given(a.email_kinds) || has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    sms: {
      meets: ['sms-carriers'],
      when: (a) => holdsFact(a, 'tool:sms') && holdsFact(a, 'region:us'),
      promise: 'sms_numbers',
    },
    apart: { law: 'CTIA Messaging Principles, 5.2.1', when: passesOn },
    providers: {
      answers: ['email_vendors'],
      when: (a) => given(a.email_vendors) || given(a['email_vendors.own']),
    },
  },
  words: { messages: messageWords, texts: vendorCategoryTexts },
  texts: import.meta.url,
  values: {
    emailKinds: (c) => c.names(c.say.email_kinds, c.w.messages.kinds),
    unsubscribeWays: (c) => c.names(c.say.unsubscribe, c.w.messages.ways),
    providerNames: (c) => providers(c, 'email_vendors'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'email_vendors', c.w.texts.email),
  },
});
