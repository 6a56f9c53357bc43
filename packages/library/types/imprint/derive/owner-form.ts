import { text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

interface Form {
  readonly id: string;
  /** Words however they are written, dots left out. */
  readonly words: string;
  /** Short ones only as they are usually written, so that a “Spa” or a shop “in the EU” is none. */
  readonly exact?: string;
}

/** The first whose words end the name decides. */
const forms: readonly Form[] = [
  {
    id: 'partnership',
    words:
      '(?:&|und|and) ?co ?(?:kg|ohg)|[eg]?gbr|gesbr|ohg|kg|og|egbr|partg(?: ?mbb)?|partnerschaft(?:sgesellschaft)?|gesellschaft bürgerlichen rechts|snc|società semplice|vof|commv|scomm|maatschap|sci|scp|sociedad civil|comunidad de bienes|kollektivgesellschaft|partnership',
    exact: 'GbR|CV|SC|CB',
  },
  {
    id: 'sole-trader',
    words:
      'ek|ekfm|ekfr|einzelunternehm(?:en|er|erin)|einzelfirma|freiberufler(?:in)?|freiberuflich|entrepreneur individuel|micro-?entrepreneur|autónom[oa]|ditta individuale|impresa individuale|libero professionista|eenmanszaak|sole trader|zzp(?:-?er)?',
    exact: 'e ?U|EI|EIRL',
  },
  {
    id: 'association',
    words:
      'ev|rv|\\p{L}*(?:verein|stiftung)|association(?: loi (?:de )?1901)?|associazione|asociación|fundación|fondazione|fondation|stichting|vereniging|vzw|asbl|charity|cio',
  },
  {
    id: 'company',
    words:
      'gmbh|mbh|gesmbh|ug|kgaa|eg(?:en)?|genmbh|aktiengesellschaft|genossenschaft|sarl|s[aà] ?rl|sasu?|eurl|selarl|srls?|sapa|slu?|sau|bv|nv|limited|ltd|plc|llp|dac|clg|cic|flexco|flexkapg|sagl',
    exact: 'AG|SE|SpA|SPA|SA|Sapa|CoopA',
  },
];

const leading =
  /^(?:association|associazione|asociación|fundación|fondazione|fondation|stichting|vereniging)\s/iu;
/** Italian firms name their partners behind the form: “Rossi S.a.s. di Mario Rossi & C.” */
const italianPartnership = /(?:^|\s)(?:sas|snc|ss)(?=\s|$)/iu;
const belgianCooperative = /(?:^|\s)(?:cv|sc)$/iu;

/** Without dots and brackets, and with the letters of “e. V.” in one word. */
function words(told: string): string {
  return told
    .replaceAll(/[()]/gu, ' ')
    .replace(/\s*haftungsbeschränkt\s*$/iu, '')
    .replaceAll(/(?<=(?:^|[\s.,])\p{L}\.)\s+(?=\p{L}{1,3}(?:\.|$))/gu, '')
    .replaceAll('.', '')
    .replaceAll(/[\s,]+/gu, ' ')
    .trim();
}

function formOf(told: string, country: string): string | undefined {
  if (country === 'IT' && italianPartnership.test(told)) return 'partnership';
  if (country === 'BE' && belgianCooperative.test(told)) return 'company';
  const found = forms.find(
    ({ words: usual, exact }) =>
      new RegExp(`(?:^|\\s)(?:${usual})$`, 'iu').test(told) ||
      (exact !== undefined && new RegExp(`(?:^|\\s)(?:${exact})$`, 'u').test(told)),
  );
  return found?.id ?? (leading.test(told) ? 'association' : undefined);
}

/** The kind of owner that the legal form or else the name tells; nothing where neither does. */
export function ownerForm({ answers }: DeriveInput): { value: readonly string[] } {
  for (const question of ['legal_form', 'business_name']) {
    const found = formOf(words(text(answers, question)), text(answers, 'country'));
    if (found !== undefined) return { value: [found] };
  }
  return { value: [] };
}
