import { type Context, given, has, type Words } from '@clausewright/engine/document/authoring';
import { authorityById } from '../../derive/authorities.ts';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { holdsForSome } from '../../words/reach.ts';
import { onlyBritish, underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** Whether people there read the document: the owner sits there, or it speaks their language. */
function reads(
  a: Context<PrivacyQuestions>['a'],
  country: string,
  language: 'de' | 'es' | 'fr' | 'it' | 'nl',
): boolean {
  return a.country === country || has(a.document_languages, language);
}

/** The paragraph on the owner's own country names its authority, with the address. */
function hasParagraph({ authority: own, country }: Context<PrivacyQuestions>['a']): boolean {
  return ['ES', 'FR', 'IT', 'NL'].some((place) => country === place && own === place.toLowerCase());
}

const cnil = catalogueLink(
  'https://www.cnil.fr',
  'Commission nationale de l’informatique et des libertés (CNIL)',
);
const aepd = catalogueLink('https://www.aepd.es', 'Agencia Española de Protección de Datos (AEPD)');
const garante = catalogueLink('https://www.garanteprivacy.it', 'Garante privacy');
const austrian = catalogueLink('https://www.dsb.gv.at', 'Österreichische Datenschutzbehörde');
const dutch = catalogueLink('https://www.autoriteitpersoonsgegevens.nl', 'Autoriteit Persoonsgegevens');
const bfdi = catalogueLink('https://www.bfdi.bund.de', 'www.bfdi.bund.de');

function authority({ a }: Context<PrivacyQuestions>): Words {
  const known = authorityById(a.authority ?? 'none');
  return catalogueLink(known?.url ?? '', known?.name ?? '');
}

/**
 * Drafting note. Articles 13(2)(b)-(d), 14(2)(c)-(e), 7(3), 15-20 and 77 GDPR; the UK GDPR shares them. Objection has a
 * section of its own (Article 21(4): apart from other information). authority: Article 77, the one that the owner's seat
 * suggests, beside that of home and work. france: Act 78-17, Article 85, worded for people who live there. spain: LOPDGDD,
 * Articles 3, 32, 96; italy: Legislative Decree 196/2003, Article 2-terdecies. Readers of these countries find their own
 * authority, whose addresses are written from knowledge.
 */
export const rightsGdpr = clause({
  id: 'pp.rights.gdpr',
  version: 6,
  when: underEither,
  ground: { law: 'Regulation (EU) 2016/679, Art. 12-22' },
  parts: {
    list: { meets: ['gdpr-13-2-b', 'uk-gdpr-13'] },
    european: {
      law: 'Regulation (EU) 2016/679, Art. 12-22',
      when: (a) => !onlyBritish(a) && !holdsForSome(a),
    },
    british: { law: 'UK GDPR, Art. 12-22', when: (a) => onlyBritish(a) && !holdsForSome(a) },
    // The British find in pp.rights.uk that they have the same rights.
    europeansOnly: {
      law: 'Regulation (EU) 2016/679, Art. 3',
      when: (a) => !onlyBritish(a) && holdsForSome(a),
    },
    britonsOnly: { law: 'UK GDPR, Art. 3', when: (a) => onlyBritish(a) && holdsForSome(a) },
    access: { meets: ['gdpr-15'] },
    rectification: { meets: ['gdpr-16'] },
    erasure: { meets: ['gdpr-17'] },
    restriction: { meets: ['gdpr-18'] },
    portability: { meets: ['gdpr-20'] },
    withdrawal: { meets: ['gdpr-13-2-c'] },
    complaint: { meets: ['gdpr-13-2-d'], when: (a) => has(a.laws, 'gdpr') },
    authority: {
      answers: ['authority'],
      when: (a) => has(a.laws, 'gdpr') && given(a.authority) && a.authority !== 'none' && !hasParagraph(a),
    },
    france: { meets: ['fr-lil-85'], when: (a) => has(a.laws, 'gdpr') },
    cnil: { law: 'Loi no. 78-17, Art. 8', when: (a) => reads(a, 'FR', 'fr') },
    beLux: {
      law: 'Regulation (EU) 2016/679, Art. 77',
      when: (a) => has(a.laws, 'gdpr'),
      languages: ['fr'],
    },
    spain: {
      law: 'Ley Orgánica 3/2018, Art. 3, 44, 96',
      when: (a) => has(a.laws, 'gdpr') && reads(a, 'ES', 'es'),
    },
    // The duty to block is one of the controllers whom Spanish law binds.
    blocked: { law: 'Ley Orgánica 3/2018, Art. 32', when: (a) => a.country === 'ES' },
    italy: {
      law: 'D.Lgs. 196/2003, Art. 2-terdecies, 153',
      when: (a) => has(a.laws, 'gdpr') && reads(a, 'IT', 'it'),
    },
    germany: {
      languages: ['de'],
      law: 'BDSG, § 40; Regulation (EU) 2016/679, Art. 77(1)',
      when: (a) => has(a.laws, 'gdpr') && a.country !== 'DE',
    },
    netherlands: { law: 'UAVG, Art. 6', when: (a) => has(a.laws, 'gdpr') && reads(a, 'NL', 'nl') },
    // Belgians who read Dutch; an owner in Belgium names the authority above.
    belgium: {
      law: 'Belgian Act of 3 December 2017, Art. 3',
      languages: ['nl'],
      when: (a) => has(a.laws, 'gdpr') && has(a.document_languages, 'nl') && a.country !== 'BE',
    },
    // Where the owner sits there, its authority stands above. Germany's depends on the state.
    austria: {
      law: 'DSG (Austria), § 18',
      when: (a) => has(a.laws, 'gdpr') && reads(a, 'AT', 'de') && a.country !== 'AT',
    },
  },
  texts: import.meta.url,
  values: {
    authorityName: (c) => authority(c),
    cnilName: () => cnil,
    aepdName: () => aepd,
    garanteName: () => garante,
    dutchAuthorityName: () => dutch,
    bfdiName: () => bfdi,
    austrianAuthorityName: () => austrian,
  },
});
