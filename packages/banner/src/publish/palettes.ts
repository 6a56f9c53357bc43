import type { Appearance } from '@clausewright/contract';
import type { BannerPalette } from '@clausewright/contract/banner';
import type { BannerColour, BannerTheme } from '@clausewright/contract/consent-types';

type Named = Exclude<BannerColour, 'custom'>;

const ink = '#17211d';
const paper = '#ffffff';

function onPaper(button: string): BannerPalette {
  return { background: paper, text: ink, button, buttonText: paper };
}

/** The looks that need no choosing of colours. */
export const palettes: Readonly<Record<Named, BannerPalette>> = {
  dark: { background: '#1b1f1d', text: paper, button: paper, buttonText: '#1b1f1d' },
  light: onPaper(ink),
  blue: onPaper('#1d4f9c'),
  red: onPaper('#a8261c'),
  green: onPaper('#0f5a45'),
  orange: onPaper('#a34a00'),
  purple: onPaper('#5d3a8e'),
};

type Coloured = Pick<Appearance, 'colour' | 'custom' | 'theme' | 'custom_dark'>;

const onDark = (button: string): BannerPalette => ({ ...palettes.dark, button });

/** The same looks on a dark ground. */
const darkPalettes: Readonly<Record<Named, BannerPalette>> = {
  dark: palettes.dark,
  light: palettes.dark,
  blue: onDark('#9cc0ff'),
  red: onDark('#ffb3aa'),
  green: onDark('#86d8b8'),
  orange: onDark('#ffbb80'),
  purple: onDark('#cfb8f5'),
};

/** The theme of an appearance: what nobody chose is as its colour is. */
export function getTheme({ theme, colour }: Coloured): BannerTheme {
  return theme ?? (colour === 'dark' ? 'dark' : 'light');
}

/** The colours that a banner begins with; custom without colours looks like light, or dark. */
export function getPalette(appearance: Coloured): BannerPalette {
  return getTheme(appearance) === 'dark' ? darkPalette(appearance) : lightPalette(appearance);
}

/** What it changes to where the visitor's device asks for dark colours; null where it does not. */
export function getDarkPalette(appearance: Coloured): BannerPalette | null {
  return getTheme(appearance) === 'auto' ? darkPalette(appearance) : null;
}

function lightPalette({ colour, custom }: Coloured): BannerPalette {
  if (colour === 'custom') return custom === null ? palettes.light : fromCustom(custom);
  return colour === 'dark' ? palettes.light : palettes[colour];
}

function darkPalette({ colour, custom_dark: custom }: Coloured): BannerPalette {
  if (colour === 'custom') return custom ? fromCustom(custom) : palettes.dark;
  return darkPalettes[colour];
}

function fromCustom(custom: NonNullable<Appearance['custom']>): BannerPalette {
  const { background, text, button, button_text: buttonText } = custom;
  return { background, text, button, buttonText };
}
