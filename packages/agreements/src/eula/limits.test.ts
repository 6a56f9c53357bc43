/** What no licence may take away: the `limit` entries of the law catalogue. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../clauses.ts';
import { partsPresent } from '../document/parts-present.ts';
import { textOf } from '../document/testing/text-of.ts';
import type { Draft } from '../document/tree.ts';
import { requirements } from '../law/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

const owners = [...knownOwners, ...randomOwners(80)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('EULA', relevant, { language, today, blanks: false });
}

test('the limits of the catalogue are the ones held here', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'EULA' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits.toSorted()).toEqual([
    'au-acl-software',
    'dcd-eula',
    'eprivacy-apps',
    'pld-eula',
    'swd-5',
    'uk-cdpa-50',
    'uk-cra-digital',
    'usedsoft',
  ]);
});

/** Words that the law forbids to say without a condition, in the language of the document. */
const absolute: { readonly [L in Language]: RegExp } = {
  de: /unter keinen Umständen|in keinem Fall|jegliche Haftung|jede Haftung|Haftung ist ausgeschlossen|keinerlei Haftung/i,
  en: /under no circumstances|in no event|shall not be liable|accept no liability|no refunds?\b/i,
  es: /en ningún caso|bajo ninguna circunstancia|toda responsabilidad|ninguna responsabilidad/i,
  fr: /en aucun cas|en aucune circonstance|toute responsabilité|aucune responsabilité/i,
  it: /in nessun caso|in nessuna circostanza|ogni responsabilità|nessuna responsabilità/i,
  nl: /in geen geval|onder geen enkele omstandigheid|iedere aansprakelijkheid|elke aansprakelijkheid/i,
};
const conditions: { readonly [L in Language]: { limit: RegExp; asIs: RegExp } } = {
  de: {
    limit: /nur soweit das anwendbare Recht es erlaubt, ist unsere Haftung begrenzt/,
    asIs: /Soweit das anwendbare Recht es erlaubt, stellen wir die Software so bereit, wie sie ist/,
  },
  en: {
    limit: /only to the extent that the applicable law permits, our liability is limited/,
    asIs: /To the extent that the applicable law permits, we provide the software as it is/,
  },
  es: {
    limit: /solo en la medida en que lo permita la ley aplicable, nuestra responsabilidad se limita/,
    asIs: /En la medida en que lo permita la ley aplicable, ofrecemos el software tal como está/,
  },
  fr: {
    limit: /seulement dans la mesure où la loi applicable le permet, notre responsabilité est limitée/,
    asIs: /Dans la mesure où la loi applicable le permet, nous fournissons le logiciel en l’état/,
  },
  it: {
    limit: /solo nella misura in cui la legge applicabile lo consente, la nostra responsabilità è limitata/,
    asIs: /Nella misura in cui la legge applicabile lo consente, forniamo il software così com’è/,
  },
  nl: {
    limit: /alleen voor zover het toepasselijke recht dat toestaat, is onze aansprakelijkheid beperkt/,
    asIs: /Voor zover het toepasselijke recht dat toestaat, leveren wij de software zoals die is/,
  },
};

test.each(languages)('no right of the law is taken away without a condition, in %s', (language) => {
  for (const owner of owners) {
    const draft = wholeDraft(owner, language);
    const text = textOf(draft);
    const consumers = owner.relevant['consumer_type'] !== 'businesses';
    expect(text.match(absolute[language])?.[0], owner.name).toBeUndefined();
    expect(text, owner.name).toMatch(conditions[language].limit);
    if (owner.relevant['warranty'] === 'as-is') expect(text).toMatch(conditions[language].asIs);
    const present = new Set(partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`));
    // Back-up, observation and decompilation (Directive 2009/24/EC, Article 5 and 6) are carved out of every list.
    const always = ['eu.liability always', 'eu.restrictions allowed'];
    const forConsumers = ['eu.liability consumers', 'eu.warranty consumers', 'eu.updates owed'];
    const missing = [...always, ...(consumers ? forConsumers : [])].filter((part) => !present.has(part));
    expect(missing, owner.name).toEqual([]);
    // A ban on transfer leaves the resale of an exhausted copy (C-128/11), and arbitration leaves the courts.
    if (owner.relevant['transferable'] === 'no') expect(present).toContain('eu.licence bound');
    if (consumers && owner.relevant['dispute_mode'] === 'arbitration') {
      expect(present).toContain('eu.disputes consumers');
    }
    if (owner.relevant['data_collection'] !== 'none') expect(present).toContain('eu.privacy consent');
  }
});

test('an American disclaimer names merchantability in bold, and not against a written warranty', () => {
  const seen = { disclaimed: 0, lasting: 0 };
  for (const owner of owners.filter(({ laws }) => laws.includes('us_warranty'))) {
    const parts = new Set(
      partsPresent(wholeDraft(owner, 'en'))
        .filter(({ clause }) => clause === 'eu.warranty')
        .map(({ part }) => part),
    );
    const written = owner.relevant['warranty'] === 'limited';
    expect([parts.has('unitedStates'), parts.has('lasting')], owner.name).toEqual([!written, written]);
    seen[written ? 'lasting' : 'disclaimed'] += 1;
    const warranty = wholeDraft(owner, 'en').clauses.find(({ id }) => id === 'eu.warranty');
    expect(JSON.stringify(warranty)).toMatch(/"type":"strong","children":\[\{[^\]]*merchantability/);
  }
  expect(Math.min(seen.disclaimed, seen.lasting)).toBeGreaterThan(0);
});

test.each(languages)('product liability is carved out of every limit of liability, in %s', (language) => {
  const carved: { readonly [L in Language]: RegExp } = {
    de: /Vorschriften über die Produkthaftung, auch für Sachschäden und den Verlust von Daten/,
    en: /rules on product liability, including for damage to property and loss of data/,
    es: /normas sobre productos defectuosos, también por daños materiales y pérdida de datos/,
    fr: /règles sur les produits défectueux, y compris pour les dommages aux biens et la perte de données/,
    it: /norme sui prodotti difettosi, anche per danni a cose e perdita di dati/,
    nl: /regels over producten met gebreken, ook voor schade aan zaken en verlies van gegevens/,
  };
  for (const owner of knownOwners) {
    expect(textOf(wholeDraft(owner, language)), owner.name).toMatch(carved[language]);
  }
});
