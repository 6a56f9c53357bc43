import { text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

/** The last words of names and legal forms, without dots and spaces. One that fits decides, in this order. */
const forms: Readonly<Record<string, readonly string[]>> = {
  partnership: listed(`
    GbR eGbR OHG KG OG PartG PartGmbB Kollektivgesellschaft SNC SCI VOF CV CommV SComm
    Personengesellschaft partnership
  `),
  'sole-trader': listed(`
    eK eKfm eKfr eU Einzelunternehmen Einzelunternehmer Einzelunternehmerin Einzelfirma
    Freiberufler Freiberuflerin freiberuflich EI EntrepreneurIndividuel micro-entrepreneur
    autónomo autónoma DittaIndividuale ImpresaIndividuale LiberoProfessionista eenmanszaak
    SoleTrader freelancer
  `),
  association: listed(`
    eV Verein Stiftung association AssociationLoi1901 associazione asociación fundación
    fondazione fondation stichting vereniging vzw asbl charity CIO
  `),
  company: listed(`
    GmbH gGmbH GesmbH UG UG(haftungsbeschränkt) AG KGaA SE eG FlexCo SARL SàRL SAS SASU EURL
    SELARL SA SCOP SRL SRLS SpA Sagl SL SLU SAU BV NV Ltd Limited PLC LLP DAC CLG AB ApS
  `),
};

function listed(words: string): readonly string[] {
  return words.trim().split(/\s+/u);
}

/** An Italian S.a.s. is a partnership, a French SAS a company. */
function inItaly(form: string, ending: string): string {
  return ending === 'sas' ? 'partnership' : form;
}

/** Words of one or two letters are forms only as they are written: *Rose* ends in no SE. */
function isSame(words: string, ending: string): boolean {
  return words === ending || (ending.length > 2 && words.toLowerCase() === ending.toLowerCase());
}

function formIn(told: string): { form: string; ending: string } | undefined {
  const words = told
    .replaceAll('.', '')
    .split(/[\s,]+/u)
    .filter((word) => word !== '');
  const ends = [1, 2, 3].map((count) => words.slice(-count).join(''));
  return Object.entries(forms).flatMap(([form, endings]) =>
    endings.filter((ending) => ends.some((end) => isSame(end, ending))).map((ending) => ({ form, ending })),
  )[0];
}

/** The kind of owner that the legal form or else the name tells; nothing where neither does. */
export function ownerForm({ answers }: DeriveInput): { value: readonly string[] } {
  for (const question of ['legal_form', 'business_name']) {
    const found = formIn(text(answers, question));
    if (found === undefined) continue;
    const { form, ending } = found;
    return { value: [text(answers, 'country') === 'IT' ? inItaly(form, ending.toLowerCase()) : form] };
  }
  return { value: [] };
}
