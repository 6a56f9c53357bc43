/** Colours between two: what is softer than the text, and still as legible as publishing has measured. */
import type { BannerPalette } from '@clausewright/contract/banner';
import { contrast } from './contrast.ts';

/** WCAG 2.2, 1.4.3. */
const legible = 4.5;

/** So much of one colour `#rrggbb` in another, as `color-mix(in srgb, …)` has it. */
function mix(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Ground of what is less than a main button, on any background. */
export const soft = '#8882';

export interface Shades {
  /** Of running text; the text's own colour where less would cost legibility. */
  dim: string;
  /** Whether text is legible on the soft ground too. */
  isSoft: boolean;
}

export function getShades({ background, text }: BannerPalette): Shades {
  const mixed = mix(text, background, 0.76);
  const dim = contrast(mixed, background) >= legible ? mixed : text;
  return { dim, isSoft: contrast(dim, mix('#888888', background, 0x22 / 0xff)) >= legible };
}

/** Whether scroll bars and fields on this ground are to be dark ones. */
export function isDark({ background, text }: BannerPalette): boolean {
  return contrast(background, '#000000') < contrast(text, '#000000');
}
