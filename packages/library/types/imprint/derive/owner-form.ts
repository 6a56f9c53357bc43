import { text } from '@clausewright/engine/law/answer-reading';
import type { DeriveInput } from '@clausewright/engine/questionnaire/definition';

interface Form {
  readonly id: string;
  /** Words however they are written, dots left out. */
  readonly words: RegExp;
  /** Short ones only as they are usually written, so that a “Spa” or a shop “in the EU” is none. */
  readonly exact?: RegExp;
}

/** The first whose words end the name decides. */
const forms: readonly Form[] = [
  {
    id: 'partnership',
    words:
      /(?:^|\s)(?:(?:&|und|and) ?co ?(?:kg|ohg)|[eg]?gbr|gesbr|ohg|kg|og|egbr|partg(?: ?mbb)?|partnerschaft(?:sgesellschaft)?|gesellschaft bürgerlichen rechts|snc|società semplice|vof|commv|scomm|maatschap|sci|scp|sociedad civil|comunidad de bienes|kollektivgesellschaft|personengesellschaft|partnership)$/iu,
    exact: /(?:^|\s)(?:GbR|CV|SC|CB)$/u,
  },
  {
    id: 'sole-trader',
    words:
      /(?:^|\s)(?:ek|ekfm|ekfr|einzelunternehm(?:en|er|erin)|einzelfirma|freiberufler(?:in)?|freiberuflich|entrepreneur individuel|micro-?entrepreneur|autónom[oa]|ditta individuale|impresa individuale|libero professionista|eenmanszaak|sole trader|freelancer|zzp(?:-?er)?)$/iu,
    exact: /(?:^|\s)(?:e ?U|EI|EIRL)$/u,
  },
  {
    id: 'association',
    words:
      /(?:^|\s)(?:ev|rv|\p{L}*(?:verein|stiftung)|association(?: loi (?:de )?1901)?|associazione|asociación|fundación|fondazione|fondation|stichting|vereniging|vzw|asbl|charity|cio)$/iu,
  },
  {
    id: 'company',
    words:
      /(?:^|\s)(?:g?gmbh|mbh|gesmbh|ug|kgaa|eg(?:en)?|genmbh|aktiengesellschaft|genossenschaft|sarl|s[aà] ?rl|sasu?|eurl|selarl|srls?|sapa|slu?|sau|bv|nv|limited|ltd|plc|llp|dac|clg|cic|flexco|flexkapg|sagl|scop)$/iu,
    exact: /(?:^|\s)(?:AG|SE|SpA|SPA|SA|CoopA|AB|ApS)$/u,
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
  const found = forms.find(({ words: usual, exact }) => usual.test(told) || exact?.test(told) === true);
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
