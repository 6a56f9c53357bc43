import { given, lines, prose } from '@clausewright/engine/document/authoring';
import { hasFormOfItsOwn } from '../../../../shared/clauses/legal-form.ts';
import { isIndividual, ownerName } from '../../../../shared/words/owner.ts';
import { clause, type Given } from '../../clause.ts';
import { isIn, isLegalPerson, isPerson } from '../seat.ts';

const named = ['DE', 'AT', 'ES', 'IT'] as const;
/** Where the address of a company is called its seat or its registered office. */
const seats = ['AT', 'FR', 'IT', 'ES'] as const;
const islands = isIn('GB', 'IE');
const isCompany = (a: Given): boolean => a.entity_type === 'business' && a.owner_form === 'company';

/** “FN 123456a”; others there stand in the register of trades (GISA) or of associations (ZVR). */
function isInFirmBook(a: Given): boolean {
  return isIn('AT')(a) && /\bFN(?=[\s.:]*\d)/u.test(String(a.reg_number ?? ''));
}
/** Countries where whoever trades alone goes by the own name first: art. R.526-27 C. com., SI 2002/2013 reg. 6(1)(a). */
const ownNameFirst = isIn('FR', 'GB', 'IE');
const goesByOtherName = (a: Given): boolean => given(a.owner_person) && a.owner_person !== a.business_name;
/** French traders carry “entrepreneur individuel” behind their name; private persons do not. */
const isFrenchTrader = (a: Given): boolean =>
  isIn('FR')(a) && isPerson(a) && (!isIndividual(a) || given(a.reg_number));

/** Name, address, form, registers and numbers: § 5(1) DDG, § 18(1) MStV; § 5 ECG, § 14 UGB, § 63 GewO, § 25(5) MedienG; art. 10 LSSI; art. 7 D.Lgs. 70/2003, art. 2250 c.c.; art. 1-1 LCEN, art. R.123-237 C. com.; Art. 954a OR; art. 27 Hrw; art. XII.6 WER, art. 2:20 WVV; s. 151 Companies Act 2014; SI 2015/17, SI 2002/2013 reg. 6(1)(a). The capital is printed where the law asks for it; in Germany it would have to be complete (§ 5(1) no. 1 DDG), so nobody is asked. */
export const provider = clause({
  id: 'im.provider',
  version: 1,
  ground: { law: 'Directive 2000/31/EC, Art. 5(1)' },
  parts: {
    german: { law: '§ 5 DDG', when: isIn('DE') },
    austrian: { law: '§ 5 ECG', when: isIn('AT') },
    spanish: { law: 'Art. 10 LSSI', when: isIn('ES') },
    italian: { law: 'Art. 7 D.Lgs. 70/2003', when: isIn('IT') },
    others: { answers: ['country'], when: (a) => !isIn(...named)(a) },
    media: { law: '§ 25 MedienG', when: isIn('AT') },
    person: {
      meets: [
        'imprint-de-ddg-5-1',
        'imprint-de-mstv-18-1',
        'imprint-at-ecg-5-1',
        'imprint-at-gewo-63',
        'imprint-ch-or-954a',
        'imprint-uk-ecr-6-a',
      ],
      answers: ['individual_name', 'provider_address'],
      when: isPerson,
    },
    firm: {
      meets: ['imprint-at-ecg-5-1', 'imprint-at-gewo-63', 'imprint-ch-or-954a'],
      answers: ['business_name', 'business_address'],
      when: (a) => !isPerson(a),
    },
    soleTrader: { law: 'Art. R.526-27 C. com.', when: isFrenchTrader },
    tradingAs: {
      law: 'SI 2002/2013 reg. 6(1)(a)',
      when: (a) => islands(a) && isPerson(a) && goesByOtherName(a),
    },
    seat: {
      law: 'SI 2015/17 reg. 25; Art. R.123-237 C. com.',
      when: (a) => (isLegalPerson(a) && isIn(...seats)(a)) || (isCompany(a) && islands(a)),
    },
    belgianSeat: { law: 'Art. 2:20 WVV', when: (a) => isLegalPerson(a) && isIn('BE')(a) },
    form: { answers: ['legal_form'], when: hasFormOfItsOwn },
    owner: {
      answers: ['owner_person'],
      when: (a) => goesByOtherName(a) && !ownNameFirst(a),
    },
    firmName: {
      law: 'Art. R.123-237 C. com.',
      when: (a) => isIn('FR')(a) && isPerson(a) && goesByOtherName(a),
    },
    trading: { answers: ['trading_name'], when: (a) => given(a.trading_name) },
    represented: {
      meets: ['imprint-de-ddg-5-1', 'imprint-de-mstv-18-1'],
      answers: ['provider_representatives'],
      when: (a) => isIn('DE')(a) && given(a.provider_representatives),
    },
    capital: {
      meets: ['imprint-it-2250'],
      answers: ['share_capital'],
      when: (a) => given(a.share_capital),
    },
    register: {
      meets: [
        'imprint-de-ddg-5-4',
        'imprint-at-ecg-5-4',
        'imprint-at-ugb-14',
        'imprint-fr-r123',
        'imprint-es-lssi-10-b',
        'imprint-nl-hrw-27',
        'imprint-be-wvv-2-20',
        'imprint-ie-ca-151',
        'imprint-uk-td-24',
      ],
      answers: ['reg_number'],
      when: (a) => given(a.reg_number),
    },
    firmBook: { law: '§ 14 UGB', when: isInFirmBook },
    tradeRegister: { law: 'Art. 27 Hrw', when: isIn('NL') },
    enterprise: { law: 'Art. XII.6 WER', when: isIn('BE') },
    registeredIn: { law: 'SI 2015/17 reg. 25', when: (a) => isCompany(a) && islands(a) },
    otherRegister: {
      answers: ['country'],
      when: (a) => !isInFirmBook(a) && !isIn('NL', 'BE')(a) && !(isCompany(a) && islands(a)),
    },
    vat: {
      meets: ['imprint-de-ddg-5-6', 'imprint-at-ecg-5-7', 'imprint-ch-uid', 'imprint-es-lssi-10-e'],
      answers: ['vat_id'],
      when: (a) => given(a.vat_id),
    },
    vatUsual: { answers: ['country'], when: (a) => !isIn('DE', 'AT', 'CH', 'ES', 'BE', 'GB')(a) },
    vatPlain: { answers: ['country'], when: isIn('BE', 'GB') },
    ofCode: { law: '§ 27a UStG', when: isIn('DE') },
    uid: { answers: ['country'], when: isIn('AT') },
    swissUid: { answers: ['country'], when: isIn('CH') },
    nif: { law: 'Art. 10(1)(e) LSSI', when: isIn('ES') },
    economic: {
      meets: ['imprint-de-ddg-5-6'],
      answers: ['economic_id'],
      when: (a) => given(a.economic_id),
    },
    business: {
      meets: ['imprint-at-medieng-25-5'],
      answers: ['line_of_business'],
      when: (a) => given(a.line_of_business),
    },
    single: { law: 'Art. 2250(4) c.c.', when: (a) => a.single_member === 'yes' },
    liquidation: {
      meets: ['imprint-de-ddg-5-7'],
      answers: ['in_liquidation'],
      when: (a) => a.in_liquidation === 'yes' && !isIn('GB', 'IE')(a),
    },
    // The words of s. 188 Insolvency Act 1986.
    windingUp: {
      meets: ['imprint-uk-ia-188', 'imprint-ie-ca-595'],
      answers: ['in_liquidation'],
      when: (a) => a.in_liquidation === 'yes' && isIn('GB', 'IE')(a),
    },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    personName: ({ a, say }) => {
      // Read whether printed or not, so that the questions are known as those of the clause.
      const { owner_person } = say;
      const usual = ownerName({ a, say });
      return ownNameFirst(a) && given(a.owner_person) ? prose`${owner_person}` : prose`${usual}`;
    },
    ownerAddress: ({ a, say }) => {
      // Read whether printed or not, so that the questions are known as those of the clause.
      const { business_address, provider_address } = say;
      return lines(isIndividual(a) ? provider_address : business_address);
    },
  },
});
