/** Goods for which the law knows no right of withdrawal: only the kinds that the seller has. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, has, properName, type Words } from '../../document/authoring.ts';
import type { ReturnQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 1;

type Named = 'made' | 'perishable' | 'hygiene' | 'mixed' | 'media' | 'newspapers' | 'prices';
type Answered = {
  readonly [Q in 'goods_kinds' | 'non_returnable' | 'exempt_goods']?: ReturnQuestions[Q] | undefined;
};

const sold: { readonly [N in Named]: (a: Answered) => boolean } = {
  made: (a) => has(a.goods_kinds, 'made-to-order') || has(a.non_returnable, 'personalised'),
  perishable: (a) => has(a.goods_kinds, 'perishable') || has(a.non_returnable, 'perishable'),
  hygiene: (a) => has(a.goods_kinds, 'hygiene') || has(a.non_returnable, 'hygiene'),
  mixed: (a) => has(a.exempt_goods, 'mixed'),
  media: (a) => has(a.exempt_goods, 'sealed-media'),
  newspapers: (a) => has(a.exempt_goods, 'newspapers'),
  prices: (a) => has(a.exempt_goods, 'market-prices'),
};
const named = Object.keys(sold) as Named[];

export const isExempt = (a: Answered, ...kinds: readonly Named[]): boolean =>
  (kinds.length === 0 ? named : kinds).some((kind) => sold[kind](a));

/** As the regulations of the United Kingdom have them, behind “for”. */
const british: { readonly [L in Language]: { readonly [N in Named]: string } } = {
  de: {
    made: 'Waren nach Ihren Vorgaben',
    perishable: 'schnell verderblichen Waren',
    hygiene: 'aus Gründen der Gesundheit oder Hygiene versiegelten Waren nach dem Bruch des Siegels',
    mixed: 'untrennbar vermischten Waren',
    media: 'versiegelten Ton-, Video- und Softwareträgern nach dem Bruch des Siegels',
    newspapers: 'einzelnen Zeitungen und Zeitschriften',
    prices: 'Waren, deren Preis von Schwankungen am Finanzmarkt abhängt',
  },
  en: {
    made: 'goods made to your specifications',
    perishable: 'goods that deteriorate rapidly',
    hygiene: 'goods sealed for reasons of health or hygiene once the seal is broken',
    mixed: 'goods inseparably mixed with others',
    media: 'sealed audio, video and software media once the seal is broken',
    newspapers: 'single newspapers and magazines',
    prices: 'goods whose price depends on fluctuations in the financial market',
  },
  es: {
    made: 'productos hechos según sus indicaciones',
    perishable: 'productos que se deterioran con rapidez',
    hygiene: 'productos precintados por razones de salud o higiene, una vez desprecintados',
    mixed: 'productos mezclados de forma inseparable',
    media: 'grabaciones y programas precintados, una vez desprecintados',
    newspapers: 'periódicos y revistas sueltos',
    prices: 'productos cuyo precio depende de fluctuaciones del mercado financiero',
  },
  fr: {
    made: 'les articles faits selon vos indications',
    perishable: 'les articles qui se détériorent rapidement',
    hygiene: 'les articles scellés pour des raisons de santé ou d’hygiène, une fois descellés',
    mixed: 'les articles mélangés de manière indissociable',
    media: 'les supports scellés de sons, de vidéos ou de logiciels, une fois descellés',
    newspapers: 'les journaux et magazines vendus à l’unité',
    prices: 'les articles dont le prix dépend de fluctuations du marché financier',
  },
  it: {
    made: 'prodotti realizzati secondo le Sue indicazioni',
    perishable: 'prodotti che si deteriorano rapidamente',
    hygiene: 'prodotti sigillati per motivi di salute o igiene, una volta rotto il sigillo',
    mixed: 'prodotti mescolati in modo inseparabile',
    media: 'supporti sigillati di audio, video e software, una volta rotto il sigillo',
    newspapers: 'singoli giornali e riviste',
    prices: 'prodotti il cui prezzo dipende da fluttuazioni del mercato finanziario',
  },
  nl: {
    made: 'goederen naar uw specificaties',
    perishable: 'goederen die snel bederven',
    hygiene: 'om redenen van gezondheid of hygiëne verzegelde goederen waarvan het zegel is verbroken',
    mixed: 'goederen die onherroepelijk zijn vermengd',
    media: 'verzegelde geluids-, video- en softwaredragers waarvan het zegel is verbroken',
    newspapers: 'losse kranten en tijdschriften',
    prices: 'goederen waarvan de prijs afhangt van schommelingen op de financiële markt',
  },
};

export function britishExemptions({
  a,
  or,
  language,
}: Pick<Context<ReturnQuestions>, 'a' | 'or' | 'language'>): Words {
  return or(named.filter((kind) => sold[kind](a)).map((kind) => properName(british[language][kind])));
}
