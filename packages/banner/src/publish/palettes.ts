import type { Appearance } from '@clausewright/contract';
import type { BannerPalette } from '@clausewright/contract/banner';
import type { BannerColour } from '@clausewright/contract/consent-types';

const ink = '#17211d';
const paper = '#ffffff';

function onPaper(button: string): BannerPalette {
  return { background: paper, text: ink, button, buttonText: paper };
}

/** The looks that need no choosing of colours. */
export const palettes: Readonly<Record<Exclude<BannerColour, 'custom'>, BannerPalette>> = {
  dark: { background: '#1b1f1d', text: paper, button: paper, buttonText: '#1b1f1d' },
  light: onPaper(ink),
  blue: onPaper('#1d4f9c'),
  red: onPaper('#a8261c'),
  green: onPaper('#0f5a45'),
  orange: onPaper('#a34a00'),
  purple: onPaper('#5d3a8e'),
};

/** The colours of a banner; custom without colours looks like light. */
export function getPalette({ colour, custom }: Pick<Appearance, 'colour' | 'custom'>): BannerPalette {
  if (colour !== 'custom') return palettes[colour];
  if (custom === null) return palettes.light;
  const { background, text, button, button_text: buttonText } = custom;
  return { background, text, button, buttonText };
}
