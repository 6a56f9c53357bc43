import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Latin, Greek and Cyrillic: enough for all but a few documents. */
const usual = {
  'Source Serif 4': ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'],
  'IBM Plex Sans': ['400Regular', '400Regular_Italic', '600SemiBold'],
};
/** For names and addresses in other scripts: 20 MB, read once a document needs them. */
const further = {
  'IBM Plex Sans Hebrew': ['400Regular'],
  'IBM Plex Sans Arabic': ['400Regular'],
  'Noto Sans Devanagari': ['400Regular'],
  // Kana and all Han characters, in their traditional forms.
  'Chocolate Classical Sans': ['400Regular'],
  'Gowun Dodum': ['400Regular'],
  'Noto Emoji': ['400Regular'],
};

/**
 * The typesetter also reads the fonts installed on the machine, and has no option to turn that off. So we rename
 * ours to names that no installed font has (`Source_Serif_4`), and the templates ask for those alone.
 */
export const defaultFonts = (): Buffer[] => filesOf(usual);
export const fallbackFonts = (): Buffer[] => filesOf(further);

function filesOf(families: Readonly<Record<string, readonly string[]>>): Buffer[] {
  return Object.entries(families).flatMap(([family, styles]) => {
    const folder = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
    return styles.map((style) => {
      const path = require.resolve(`${folder}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`);
      return withPrivateName(readFileSync(path), family);
    });
  });
}

/** Replaces the spaces of the family name by underscores throughout the name table, so no length changes. */
function withPrivateName(font: Buffer, family: string): Buffer {
  const names = tableOf(font, 'name');
  for (const encoding of ['latin1', 'utf16be'] as const) {
    const from = encoded(family, encoding);
    const to = encoded(family.replaceAll(' ', '_'), encoding);
    for (let at = names.indexOf(from); at >= 0; at = names.indexOf(from, at + to.length)) to.copy(names, at);
  }
  return font;
}

function encoded(text: string, encoding: 'latin1' | 'utf16be'): Buffer {
  return encoding === 'latin1' ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf16le').swap16();
}

/** The directory of an OpenType file: sixteen bytes for each table, its offset and length in the last eight. */
function tableOf(font: Buffer, tag: string): Buffer {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) !== tag) continue;
    const offset = font.readUInt32BE(entry + 8);
    return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
  }
  throw new Error(`a font without a table ${tag}`);
}
