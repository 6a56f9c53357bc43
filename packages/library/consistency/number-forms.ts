/** Whether numbers of VAT and of registers look like those of the owner's country: the form alone, since nobody is asked who issued them. */
import { text } from '@clausewright/engine/law/answer-reading';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { hasVatForm } from '../observed/notice/numbers.ts';

/** Countries whose registers give numbers of one kind; the name of the register stands beside it. */
const registerForms: Readonly<Record<string, RegExp>> = {
  DE: /\b(?:HR ?[AB]|VR|PR|GnR|GsR)[\s.:]*(?:Nr\.?\s*)?\d/iu,
  AT: /\bFN[\s.:]*\d{1,6} ?[a-z]\b|\bZVR\D{0,12}\d{6,10}\b|\bGISA\D{0,12}\d{6,9}\b/iu,
  CH: /\bCHE[-. ]?\d{3}[. ]?\d{3}[. ]?\d{3}\b/iu,
  FR: /(?<!\d)\d{3}\s?\d{3}\s?\d{3}(?!\d)|\bW\d{9}\b/u,
  NL: /(?<!\d)\d{8}(?!\d)/u,
  BE: /(?<!\d)[01]?\d{3}[. ]?\d{3}[. ]?\d{3}(?!\d)/u,
  GB: /\b(?:\d{7,8}|[A-Z]{2} ?\d{6})\b/u,
  IE: /(?<!\d)\d{4,7}(?!\d)/u,
};

/** The questions whose number has another form. */
export function oddNumbers(answers: Answers): string[] {
  const country = text(answers, 'country');
  const [vat, register, economic] = ['vat_id', 'reg_number', 'economic_id'].map((id) => text(answers, id));
  return [
    ...(vat !== undefined && vat !== '' && hasVatForm(country, vat) === false ? ['vat_id'] : []),
    ...(register !== undefined && register !== '' && registerForms[country]?.test(register) === false
      ? ['reg_number']
      : []),
    ...(economic !== undefined && economic !== '' && !/^DE\d{9}-\d{5}$/u.test(economic.replaceAll(/\s/gu, ''))
      ? ['economic_id']
      : []),
  ];
}
