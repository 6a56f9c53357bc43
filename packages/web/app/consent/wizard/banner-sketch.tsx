import type { BannerPalette } from '@clausewright/contract/banner';
import type { BannerPosition } from '@clausewright/contract/consent-types';
import { useTranslations } from 'use-intl';

interface Props {
  palette: BannerPalette;
  position: BannerPosition;
}

const places = {
  bar: { x: 8, y: 90, width: 304, height: 44, lines: 180, buttons: [198, 234, 270] },
  corner: { x: 172, y: 76, width: 140, height: 56, lines: 120, buttons: [182, 222, 262] },
  dialog: { x: 90, y: 42, width: 140, height: 56, lines: 120, buttons: [100, 140, 180] },
  sheet: { x: 70, y: 84, width: 180, height: 56, lines: 160, buttons: [80, 132, 184] },
} as const;

/** Where the banner stands and in which colours; the real one is seen in Appearance. */
export function BannerSketch({ palette, position }: Props) {
  const t = useTranslations('consent-wizard.look');
  const { x, y, width, height, lines, buttons } = places[position];
  const { background, text, button, buttonText } = palette;
  const inset = x + 10;
  return (
    <svg className="consent__sketch" viewBox="0 0 320 140" role="img" aria-label={t('sketch')}>
      <rect width="320" height="140" className="consent__page" />
      <path d="M20 20h120M20 36h220M20 48h200M20 60h210" className="consent__lines" />
      <rect x={x} y={y} width={width} height={height} rx="5" fill={background} />
      <path
        d={`M${inset} ${y + 12}h${lines / 2}M${inset} ${y + 22}h${lines * 0.9}`}
        stroke={text}
        strokeWidth="3"
      />
      {buttons.map((at, index) => (
        <g key={at}>
          <rect
            x={at}
            y={y + (position === 'bar' ? 12 : 34)}
            width={index === 2 ? 30 : 32}
            height="14"
            rx="3"
            fill={index === 2 ? background : button}
            stroke={index === 2 ? text : button}
          />
          <path
            d={`M${at + 8} ${y + (position === 'bar' ? 19 : 41)}h14`}
            stroke={index === 2 ? text : buttonText}
            strokeWidth="2"
          />
        </g>
      ))}
    </svg>
  );
}
