import type { LogPage } from '@clausewright/contract';
import { useEffect, useId, useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ScrollBox } from '../../scroll-box.tsx';
import { type ChartShape, chartShape } from './chart-shape.ts';
import { dateForms } from './date-forms.ts';
import { allBuckets, type TimeBucket, type Series, listSeries } from './time-buckets.ts';
import { PartsTable } from './parts-table.tsx';
import { useWidth } from './use-width.ts';

/** Answers of each day or month as bars, and the same numbers as a table. */
export function LogChart({ page }: { page: LogPage }) {
  const t = useTranslations('consent-log.chart');
  const { unit, totals } = page;
  const parts = useMemo(() => allBuckets(page), [page]);
  const shown = listSeries(totals);
  const [box, width] = useWidth();
  const shape = useMemo(() => chartShape(parts, unit, width), [parts, unit, width]);
  useEffect(() => scrollTo(box.current, shape.width), [box, shape.width]);
  return (
    <figure className="panel log__chart">
      <figcaption>
        <span className="log__charttitle">{t(unit)}</span>
        <Legend shown={shown} />
      </figcaption>
      <div ref={box}>
        <ScrollBox className="log__chartbox" label={t('label')}>
          {width > 0 && <Bars shape={shape} parts={parts} unit={unit} />}
        </ScrollBox>
      </div>
      <PartsTable parts={parts} unit={unit} shown={shown} />
    </figure>
  );
}

/** Where not all of it fits, the newest is what one looks for, and all that a new site has. */
function scrollTo(box: HTMLElement | null, end: number): void {
  const scroller = box?.firstElementChild;
  if (scroller) scroller.scrollLeft = end;
}

function Legend({ shown }: { shown: readonly Series[] }) {
  const t = useTranslations('consent-log.series');
  return (
    <span className="log__legend">
      {shown.map((name) => (
        <span key={name}>
          <Swatch series={name} />
          {t(name)}
        </span>
      ))}
    </span>
  );
}

/** The look of a series beside its name. */
export function Swatch({ series }: { series: Series }) {
  return <i className={`swatch-${series}`} aria-hidden="true" />;
}

interface BarsProps {
  shape: ChartShape;
  parts: readonly TimeBucket[];
  unit: LogPage['unit'];
}

function Bars({ shape, parts, unit }: BarsProps) {
  const t = useTranslations('consent-log.chart');
  const format = useFormatter();
  const ids = { title: useId(), about: useId(), hatch: useId() };
  const { width, height, left, right, bottom, values, lines, bars } = shape;
  const dates = parts.map(({ first }) => new Date(first));
  const [from = new Date(0), to = from] = [dates[0], dates.at(-1)];
  const range = format.dateTimeRange(from, to, dateForms[unit]);
  const all = parts.map(({ answers }) => answers);
  const nameOf = (first: string) =>
    unit === 'day' ? String(Number(first.slice(-2))) : format.dateTime(new Date(first), dateForms.shortMonth);
  return (
    <svg
      className="log__bars"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${ids.title} ${ids.about}`}
    >
      <title id={ids.title}>{t('title', { what: t(unit), range })}</title>
      <desc id={ids.about}>{t('about', { unit, least: Math.min(...all), most: Math.max(...all) })}</desc>
      <defs>
        <pattern
          id={ids.hatch}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="bar--custom" width="6" height="6" />
          <path className="log__hatch" d="M0 0V6" />
        </pattern>
      </defs>
      {lines.map(({ value, y }) => (
        <g key={value}>
          <path className="log__grid" d={`M${left} ${y}H${right}`} />
          <text x={values} y={y + 4.5} textAnchor="end">
            {format.number(value)}
          </text>
        </g>
      ))}
      {bars.map(({ first, x, width: wide, named, segments }) => (
        <g key={first}>
          {segments.map(({ series, y, height: high }) => (
            <rect
              key={series}
              className={series === 'custom' ? undefined : `bar--${series}`}
              fill={series === 'custom' ? `url(#${ids.hatch})` : undefined}
              x={x}
              y={y}
              width={wide}
              height={high}
            />
          ))}
          {named && (
            <text x={x + wide / 2} y={bottom + 20} textAnchor="middle">
              {nameOf(first)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
