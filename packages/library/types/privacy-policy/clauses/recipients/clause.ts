import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, rows, type Words } from '@clausewright/engine/document/authoring';
import type { VendorCategory } from '../../../../vendors/vendor.ts';
import { providerTaskWords } from '../../words/provider-tasks.ts';
import { independentTasksOf, namesProviders, providerAnswers, tasksOf } from '../../derive/providers.ts';
import { regulation, underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

type Spoken = Context<PrivacyQuestions, Language, never, Record<VendorCategory, Words>>;

function tasks(c: Spoken): Words {
  return c.and(tasksOf(c.a).map((task) => c.w[task]));
}

function others(c: Spoken): Words {
  return c.and(rows(c.say['share_with.own']).map((row) => row.name));
}

/**
 * Drafting note. Article 13(1)(e) GDPR, Art. 19(2)(c) FADP, Cal. Bus. & Prof. Code § 22575(b)(1), Cal. Civ. Code §
 * 1798.110(c)(4), the acts of the states. instructed: Article 28(3)(a) GDPR, conditional, for some providers decide
 * themselves. independent, decide: Article 4(7), conditional, for not every role was read; who is known to be a controller is
 * not counted among those who work for the owner. Authorities always stand there, since no choice of the owner keeps them out.
 */
export const recipients = clause({
  id: 'pp.recipients',
  version: 5,
  ground: { law: 'Regulation (EU) 2016/679, Art. 13(1)(e)' },
  parts: {
    list: {
      meets: [
        'gdpr-13-1-e',
        'caloppa-22575-b1',
        'ch-19-2',
        'ccpa-7011-e1I',
        'us-states-third-parties',
        'play-data',
      ],
    },
    providers: {
      answers: ['share_with'],
      when: (a) => has(a.share_with, 'service-providers') || !given(a.share_with) || namesProviders(a),
    },
    instructed: { law: 'Regulation (EU) 2016/679, Art. 28(3)(a)', when: (a) => underEither(a) },
    named: {
      answers: providerAnswers,
      when: (a) => namesProviders(a),
    },
    independent: { answers: providerAnswers, when: (a) => independentTasksOf(a).length > 0 },
    decide: { law: 'Regulation (EU) 2016/679, Art. 4(7)', when: (a) => underEither(a) },
    affiliates: {
      answers: ['share_with'],
      when: (a) => has(a.share_with, 'affiliates'),
    },
    partners: {
      answers: ['share_with'],
      when: (a) => has(a.share_with, 'business-partners'),
    },
    users: {
      answers: ['share_with', 'ugc'],
      when: (a) => has(a.share_with, 'other-users') || a.ugc === 'yes',
    },
    advertisers: {
      answers: ['share_with', 'ads', 'remarketing'],
      when: (a) => has(a.share_with, 'advertisers') || a.ads === 'yes' || a.remarketing === 'yes',
    },
    buyers: { answers: ['share_with'], when: (a) => has(a.share_with, 'acquirers') },
    consented: { answers: ['share_with'], when: (a) => has(a.share_with, 'consent') },
    operators: { answers: ['kids_operators'], when: (a) => has(a.laws, 'coppa') && given(a.kids_operators) },
    others: { answers: ['share_with'], when: (a) => given(a['share_with.own']) },
  },
  words: providerTaskWords,
  texts: import.meta.url,
  values: {
    taskNames: tasks,
    independentTasks: (c) => c.and(independentTasksOf(c.a).map((task) => c.w[task])),
    regulation,
    otherRecipients: (c) => others(c),
  },
});
