import type { Language } from '@clausewright/contract/languages';
import type { ListItem, Plain, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import { policyWords } from './policy-words.ts';

const text = (value: string): PlainPhrase => ({ type: 'text', value });
const paragraph = (...children: PlainPhrase[]): PlainBlock => ({ type: 'paragraph', children });
const item = (...children: PlainBlock[]): ListItem<PlainBlock> => ({ type: 'listItem', children });

/**
 * The fixed document behind goal P5: about 4,500 words, 31 headings on 3 levels, nested lists, links, a table per
 * fifth section. `edition` changes one word per section, so that no cache can know the next document.
 */
export function policyFixture(language: Language, edition = 0): Plain {
  const words = policyWords[language];
  const sentence = (n: number) => words.sentences[n % words.sentences.length] ?? '';
  const listed = (n: number) => words.items[n % words.items.length] ?? '';
  const children: PlainBlock[] = [
    { type: 'heading', depth: 1, children: [text(words.title)] },
    paragraph(text(sentence(1)), text(` Northlight Ceramics Ltd, ${edition}.`)),
  ];
  for (const [section, topic] of words.topics.entries()) {
    children.push(
      { type: 'heading', depth: 2, children: [text(topic)] },
      paragraph(
        { type: 'strong', children: [text(`${topic}.`)] },
        text(` ${sentence(section)} ${sentence(section + 2)} ${edition + section} `),
        { type: 'emphasis', children: [text(sentence(section + 4))] },
      ),
      list(
        false,
        [0, 1, 2, 3].map((n) => item(paragraph(text(`${listed(section + n)}. ${sentence(n)}`)))),
      ),
    );
    for (const half of [0, 1]) {
      children.push(
        { type: 'heading', depth: 3, children: [text(`${topic}: ${listed(section + half)}`)] },
        paragraph(
          text(`${sentence(section + half + 1)} ${sentence(section + half + 3)} `),
          {
            type: 'link',
            url: `https://northlight.example/${section}/${half}`,
            children: [text(listed(half))],
          },
          text('.'),
        ),
        list(true, [
          item(paragraph(text(sentence(half)))),
          item(
            paragraph(text(listed(half + 1))),
            list(false, [
              item(paragraph(text(listed(2))), list(false, [item(paragraph(text(sentence(half + 2))))])),
              item(paragraph(text(listed(3)))),
            ]),
          ),
        ]),
      );
    }
    if (section % 5 === 3) children.push(table(language, section));
  }
  children.push(
    paragraph({
      type: 'link',
      url: 'mailto:privacy@northlight.example',
      children: [text('privacy@northlight.example')],
    }),
  );
  return { type: 'root', language, title: `${words.title} – Northlight Ceramics`, children };
}

function list(ordered: boolean, children: ListItem<PlainBlock>[]): PlainBlock {
  return { type: 'list', ordered, children };
}

function table(language: Language, section: number): PlainBlock {
  const words = policyWords[language];
  const vendors = [
    'Stripe Payments Europe, Ltd.',
    'PayPal (Europe) S.à r.l. et Cie, S.C.A.',
    'Matomo',
    'Mailchimp',
  ];
  const rows = vendors.map((vendor, row) => [
    [text(vendor)],
    [text(words.items[(row + section) % words.items.length] ?? '')],
    [text(row < 2 ? 'Luxembourg' : 'EU')],
    [
      {
        type: 'link' as const,
        url: 'https://eur-lex.europa.eu/eli/dec_impl/2021/914/oj',
        children: [text('2021/914')],
      },
    ],
  ]);
  return { type: 'records', fields: [...words.fields], rows };
}
