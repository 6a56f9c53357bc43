import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { cited, regulation, underBritish, underEither } from '../../words/regulation.ts';
import { specialBasisWords } from '../../words/special-basis.ts';
import { specialDataWords } from '../../words/special-data.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** Health data that only a permission of the app brings: the basis was not asked for it. */
function onlyOnDevice(a: Context<PrivacyQuestions>['a']): boolean {
  return has(a.app_permissions, 'health') && !has(a.pd_types, 'health') && !has(a.special_data, 'health');
}

/**
 * Drafting note. Articles 9(1)-(2), 10 and 13(1)(c) GDPR and UK GDPR. fitness: data from which health can be concluded count
 * as data on health (CJEU C-184/20). device, deviceConsent: for data of a permission alone no ground was asked, hence the
 * condition. consent: Article 7(3). Limits under Californian law stand in pp.rights.ca_disclosed.
 */
export const sensitive = clause({
  id: 'pp.sensitive',
  version: 2,
  when: (a) =>
    (given(a.special_data) && !has(a.special_data, 'none')) ||
    has(a.pd_types, 'health') ||
    has(a.app_permissions, 'health'),
  ground: { answers: ['special_data', 'pd_types', 'app_permissions'] },
  parts: {
    list: {
      meets: ['gdpr-9'],
      when: (a) => given(a.special_data) && !has(a.special_data, 'none'),
    },
    fitness: {
      meets: ['gdpr-9'],
      when: (a) => has(a.pd_types, 'health') && !has(a.special_data, 'health'),
    },
    device: { meets: ['gdpr-9'], when: onlyOnDevice },
    basis: {
      meets: ['gdpr-9', 'gdpr-13-1-c'],
      // Data on crimes alone stand under Article 10 and have no basis in Article 9.
      when: (a) =>
        underEither(a) &&
        (has(a.pd_types, 'health') ||
          (onlyOnDevice(a) && given(a.special_basis)) ||
          has(
            a.special_data,
            'health',
            'biometrics',
            'genetic',
            'ethnic-origin',
            'religion',
            'politics',
            'union',
            'sex-life',
          )),
    },
    deviceConsent: {
      meets: ['gdpr-9', 'gdpr-13-1-c'],
      when: (a) => underEither(a) && onlyOnDevice(a) && !given(a.special_basis),
    },
    consent: {
      law: 'Regulation (EU) 2016/679, Art. 7(3), 9(2)(a)',
      when: (a) => underEither(a) && a.special_basis === 'explicit-consent',
    },
    crimes: {
      law: 'Regulation (EU) 2016/679, Art. 10',
      when: (a) => has(a.laws, 'gdpr') && has(a.special_data, 'criminal'),
    },
    offences: { law: 'UK GDPR, Art. 10', when: (a) => underBritish(a) && has(a.special_data, 'criminal') },
  },
  words: { data: specialDataWords, basis: specialBasisWords },
  texts: import.meta.url,
  values: {
    specialData: (c) => c.names(c.say.special_data, c.w.data),
    regulation,
    specialBasis: (c) => c.name(c.say.special_basis, cited(c, c.w.basis)),
  },
});
