/** Texts that hold a Markdown parser or fill its stack, each made to about a number of characters. */
type Maker = (size: number) => string;

const times =
  (piece: string): Maker =>
  (size) =>
    piece.repeat(Math.ceil(size / piece.length));
const halves =
  (first: string, second: string): Maker =>
  (size) =>
    times(first)(size / 2) + times(second)(size / 2);
const rising =
  (line: (step: number) => string): Maker =>
  (size) =>
    Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, step) => line(step)).join('\n');

export const hostileMarkdown: Readonly<Record<string, Maker>> = {
  'quotes in quotes': times('> '),
  'quote signs': times('>'),
  'lists in lists': times('- '),
  'numbers in numbers': times('1. '),
  'kinds in kinds': times('> - 1. + * '),
  'lists by indent': rising((step) => `${'  '.repeat(step)}- a`),
  'lists by tabs': rising((step) => `${'\t'.repeat(step / 2)}${step % 2 === 1 ? '  ' : ''}- a`),
  'many lists of a line': times('- - - a\n'),
  'many sublists': times('- a\n  - b\n'),
  'lists and words': times('- a\n- b\n\nc\n\n'),
  'kinds of lists': times('- a\n* b\n'),
  'items without words': times('-\n'),
  'lazy lines': times('> a\nb\n'),
  'many quotes': times('> a\n\n'),
  headings: times('# a\n'),
  'underlined headings': times('a\n=\n'),
  'headings underlined by dashes': times('a\n-\n\n'),
  'opening brackets': times('['),
  'closing brackets': times(']'),
  brackets: halves('[', ']'),
  'links in links': halves('[a', '](b)'),
  'images in images': halves('![', '](a)'),
  links: times('[a](b) '),
  'unclosed links': times('[a](b "'),
  'links with brackets': times('[a](b(c'),
  references: (size) => `[a]: b\n\n${times('[a]')(size)}`,
  definitions: times('[a]: b\n'),
  'unclosed titles': times('[a]: b "c\n'),
  footnotes: times('[^a'),
  asterisks: times('*'),
  'asterisks that open': times('*a '),
  'asterisks that close': times('a*'),
  'asterisks that do both': halves('*a', 'b*'),
  'marks in turn': times('*a_'),
  'bold in bold': times('**a *b '),
  underscores: times('_'),
  'underscores that open': times('_a '),
  'marks and brackets': times('[*a'),
  backticks: times('`'),
  'rising backticks': rising((step) => '`'.repeat(step + 1)),
  'backticks and words': times('`a'),
  ampersands: times('&'),
  'unclosed references': times('&#'),
  entities: times('&amp;'),
  'less-than signs': times('<'),
  'unclosed comments': times('a <!-- '),
  'unclosed instructions': times('a <? '),
  'unclosed declarations': times('a <!X '),
  'unclosed attributes': times('a <b c="'),
  addresses: times('<a@'),
  backslashes: times('\\'),
  'line breaks': times('a\\\n'),
  'line breaks in a heading': times('\\\n='),
  'spaces and line breaks': times('&#32;\\\n'),
  fences: times('```\n'),
  'an unclosed fence': (size) => `~~~\n${times('a\n')(size)}`,
  'fences in items': times('- ```\n'),
  lines: times('a\n'),
  'lines of a quarter century ago': times('a\r'),
  'empty lines': times('\n'),
  spaces: times(' '),
  'spaces in a word': (size) => `a${times(' ')(size)}b`,
  'spaces after a delimiter': (size) => `|a|\n|-${times(' ')(size)}b`,
  tabs: times('\t'),
  'zero bytes': times('\0'),
  'invisible characters': times('\u200b\u202e\ufeff'),
  'half characters': times('\ud800'),
  words: times('word '),
};
