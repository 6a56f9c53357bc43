/** What no licence may take away: the `limit` entries of the law catalogue. */
import { languages, type Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { assemble } from '../../clauses.ts';
import { partsPresent } from '@clausewright/engine/document/parts-present';
import { draftText } from '@clausewright/engine/document/testing/draft-text';
import type { Draft } from '@clausewright/engine/document/tree';
import { requirements } from '../../laws/requirements.ts';
import { today } from '../privacy-policy/testing/random-answers.ts';
import type { EulaQuestions } from './clause.ts';
import { consumersToo, isBoughtForGood, isOnlyAmerican, isRemunerated, servesUnion } from './conditions.ts';
import { knownOwners, type Owner, randomOwners } from './testing/owners.ts';

type Relevant = { readonly [Q in keyof EulaQuestions]?: EulaQuestions[Q] | undefined };

const owners = [...knownOwners, ...randomOwners(80)];

function wholeDraft({ relevant }: Owner, language: Language): Draft {
  return assemble('EULA', relevant, { language, today, blanks: false });
}

test('the catalogue limits match the tested ones', () => {
  const limits = requirements
    .filter(({ document, kind }) => document === 'EULA' && kind === 'limit')
    .map(({ id }) => id);
  expect(limits.toSorted()).toEqual([
    'au-acl-software',
    'dcd-eula',
    'eprivacy-apps',
    'nj-tccwna-eula',
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
    limit:
      /lässt das Recht Ihres Wohnsitzes eine Grenze zu|Soweit das anwendbare Recht es erlaubt, übersteigt|Soweit das Gesetz es erlaubt, haften/,
    asIs: /Soweit das anwendbare Recht es erlaubt, stellen wir die Software so bereit, wie sie ist/,
  },
  en: {
    limit:
      /the law of the place where you live allows it|limited, to the extent that the applicable law permits, to|THESE LIMITS DO NOT APPLY TO THE LIABILITY LISTED ABOVE/,
    asIs: /To the extent that the applicable law permits, we provide the software “as is”/i,
  },
  es: {
    limit:
      /la ley de su residencia permite un límite|en la medida en que lo permita la ley aplicable, nuestra|En la medida en que lo permita la ley, no respondemos/,
    asIs: /En la medida en que lo permita la ley aplicable, ofrecemos el software tal como está/,
  },
  fr: {
    limit:
      /la loi de votre résidence admet une limite|dans la mesure où la loi applicable le permet, notre|Dans la mesure où la loi le permet, nous ne sommes pas responsables/,
    asIs: /Dans la mesure où la loi applicable le permet, le logiciel est fourni en l’état/,
  },
  it: {
    limit:
      /la legge della Sua residenza ammette un limite|nella misura in cui la legge applicabile lo consente, la|Nella misura in cui la legge lo consente, non rispondiamo/,
    asIs: /Nella misura in cui la legge applicabile lo consente, forniamo il software così com’è/,
  },
  nl: {
    limit:
      /recht van uw woonplaats een grens toe|voor zover het toepasselijke recht dat toestaat, is onze|Voor zover de wet dat toestaat, zijn wij niet/,
    asIs: /Voor zover het toepasselijke recht dat toestaat, leveren wij de software zoals die is/,
  },
};

test.each(languages)('no statutory right is removed unconditionally, in %s', (language) => {
  for (const owner of owners) {
    const draft = wholeDraft(owner, language);
    const text = draftText(draft);
    const relevant: Relevant = owner.relevant;
    const consumers = consumersToo(relevant);
    expect(text.match(absolute[language])?.[0], owner.name).toBeUndefined();
    const present = new Set(partsPresent(draft).map(({ clause, part }) => `${clause} ${part}`));
    // Where every user is a consumer whom the law spares, no limit is named at all.
    const limits = ['eu.liability business', 'eu.liability elsewhere', 'eu.liability american'].some((part) =>
      present.has(part),
    );
    if (limits) expect(text, owner.name).toMatch(conditions[language].limit);
    else expect(text, owner.name).not.toMatch(conditions[language].limit);
    if (owner.relevant['warranty'] === 'as-is') expect(text).toMatch(conditions[language].asIs);
    // Back-up, observation and decompilation (Directive 2009/24/EC, Article 5 and 6) are carved out of every list.
    const american = isOnlyAmerican(relevant);
    const always = ['eu.liability always', ...(american ? [] : ['eu.restrictions allowed'])];
    const forConsumers = ['eu.liability consumers', 'eu.warranty consumers'];
    const remunerated = servesUnion(relevant) && isRemunerated(relevant) ? ['eu.updates owed'] : [];
    const due = [...always, ...(consumers && !american ? forConsumers : []), ...remunerated];
    const missing = due.filter((part) => !present.has(part));
    expect(missing, owner.name).toEqual([]);
    // A ban on transfer leaves the resale of an exhausted copy (C-128/11), and arbitration leaves the courts.
    const device = owner.relevant['software_kind'] === 'firmware';
    if (device) expect(present).toContain('eu.licence device');
    else if (!american && owner.relevant['transferable'] === 'no' && isBoughtForGood(relevant)) {
      expect(present).toContain('eu.licence exhausted');
    }
    if (consumers && !american && owner.relevant['dispute_mode'] === 'arbitration') {
      expect(present).toContain('eu.disputes spared');
    }
    if (owner.relevant['data_collection'] !== 'none') expect(present).toContain('eu.privacy consent');
  }
});

test('an American disclaimer names merchantability in bold, and does not contradict a written warranty', () => {
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
    expect(JSON.stringify(warranty)).toMatch(/"type":"strong","children":\[\{[^\]]*merchantability/i);
  }
  expect(Math.min(seen.disclaimed, seen.lasting)).toBeGreaterThan(0);
});

test.each(languages)('product liability is carved out of every limit of liability, in %s', (language) => {
  const carved: { readonly [L in Language]: RegExp } = {
    de: /Vorschriften über die Produkthaftung, soweit sie gelten(, auch für Sachschäden und den Verlust von Daten)?/,
    en: /product liability law, to the extent that it applies(, including for damage to property and loss of data)?/,
    es: /normas sobre productos defectuosos, en la medida en que se apliquen(, también por daños materiales y pérdida de datos)?/,
    fr: /du fait des produits défectueux, lorsque ces règles s’appliquent(, y compris pour les dommages aux biens et la perte de données)?/,
    it: /norme sui prodotti difettosi, in quanto applicabili(, anche per danni a cose e perdita di dati)?/,
    nl: /regels over producten met gebreken, voor zover die gelden(, ook voor schade aan zaken en verlies van gegevens)?/,
  };
  for (const owner of knownOwners) {
    const found = carved[language].exec(draftText(wholeDraft(owner, language)));
    // Loss of data is of the Union's directive alone.
    expect(found?.[1] !== undefined, owner.name).toBe(owner.laws.includes('eu_software'));
    expect(found, owner.name).not.toBeNull();
  }
});

/** Words of European and German law, which say nothing to anybody under American law. */
const european =
  /durable medium|right of withdrawal|decompiling it|European Union|Außenwirtschaft|Foreign Trade|silence is no consent|wilful|licence|consumer rights|mandatory (?:law|rules)|trade marks?\b/i;

test('an American licence for Americans alone speaks of American law only, in American English', () => {
  const domestic = owners.filter(({ relevant }) => isOnlyAmerican(relevant as Relevant));
  expect(domestic.length).toBeGreaterThan(3);
  for (const owner of domestic) {
    const text = draftText(wholeDraft(owner, 'en'));
    expect(text.match(european)?.[0], owner.name).toBeUndefined();
    expect(text).toMatch(/INDIRECT, INCIDENTAL, SPECIAL, CONSEQUENTIAL, EXEMPLARY, OR PUNITIVE DAMAGES/);
    expect(text, owner.name).not.toMatch(
      /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    );
  }
});

test('a switch for diagnostic data is promised by nothing but the owner', () => {
  for (const owner of owners) {
    const parts = partsPresent(wholeDraft(owner, 'en')).map(({ clause, part }) => `${clause} ${part}`);
    const text = draftText(wholeDraft(owner, 'en'), 'eu.telemetry');
    if (!parts.includes('eu.telemetry switchOff')) expect(text, owner.name).not.toMatch(/settings/);
  }
});
