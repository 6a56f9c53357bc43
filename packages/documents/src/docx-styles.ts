import type { Language } from '@clausewright/contract/languages';
import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx';

/** Word's names; the region decides quotation marks and the dictionary. */
const tags: Record<Language, string> = {
  de: 'de-DE',
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
};

const serif = 'Source Serif 4';
const ink = '17211D';
/** Twips; one level of a list. */
const step = 360;

// Without `lineRule: auto` large headings overlap: Word then reads `line` as a fixed height.
const spacing = (before: number, after: number, line: number) => ({
  before,
  after,
  line,
  lineRule: LineRuleType.AUTO,
});

const heading = (size: number, bold: boolean, before: number, after: number) => ({
  run: { font: serif, size, bold, color: ink },
  paragraph: { spacing: spacing(before, after, 264), keepNext: true, keepLines: true },
});

export function docxStyles(language: Language): IStylesOptions {
  const tag = tags[language];
  return {
    default: {
      document: {
        run: {
          font: serif,
          size: 22,
          color: ink,
          language: { value: tag, eastAsia: tag, bidirectional: tag },
        },
        paragraph: { spacing: spacing(0, 140, 312) },
      },
      heading1: heading(52, false, 0, 300),
      heading2: heading(30, true, 440, 120),
      heading3: heading(24, true, 260, 80),
      hyperlink: { run: { color: '0F5A45', underline: { type: 'single' } } },
    },
    paragraphStyles: [
      {
        id: 'ListParagraph',
        name: 'List Paragraph',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { spacing: spacing(0, 70, 300) },
      },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: 19 },
        paragraph: { spacing: spacing(30, 30, 264) },
      },
      {
        id: 'Footer',
        name: 'footer',
        basedOn: 'Normal',
        run: { size: 18, color: '45524C' },
        paragraph: { spacing: spacing(0, 0, 240) },
      },
    ],
  };
}

export const sectionNumbers = 'sections';
export const bullets = 'bullets';
export const numbers = 'numbers';
/** Word knows nine levels of a list; deeper ones share the last. */
export const deepest = 8;
export const getIndent = (level: number) => step * (level + 1);

const levels = Array.from({ length: deepest + 1 }, (_, level) => level);
const indentation = (level: number) => ({
  style: { paragraph: { indent: { left: getIndent(level), hanging: step } } },
});

export const docxNumbering: INumberingOptions = {
  config: [
    {
      reference: sectionNumbers,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.START,
          style: { paragraph: { indent: { left: 520, hanging: 520 } } },
        },
      ],
    },
    {
      reference: bullets,
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.BULLET,
        text: level % 2 === 0 ? '•' : '–',
        alignment: AlignmentType.START,
        ...indentation(level),
      })),
    },
    {
      reference: numbers,
      levels: levels.map((level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `%${level + 1}.`,
        alignment: AlignmentType.START,
        ...indentation(level),
      })),
    },
  ],
};
