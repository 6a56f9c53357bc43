import type { ScanPass, ScanResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { ScrollBox } from '../scroll-box.tsx';

type Service = ScanResult['services'][number];

const phases = ['unanswered', 'refused', 'accepted'] as const satisfies readonly ScanPass[];

/** More in one picture cannot be told apart. */
const mostRows = 8;
/** Milliseconds after which everything stands at the end of its phase. */
const longest = 15_000;
const [left, wide, gap, row, top] = [170, 170, 20, 28, 8];

/** When each service was asked, in the three phases; the numbers are in the list, for who cannot see it. */
export function RequestsChart({ services }: { services: readonly Service[] }) {
  const t = useTranslations('scan');
  const shown = services.filter(({ times = [] }) => times.length > 0);
  if (shown.length === 0) return null;
  const rows = shown.slice(0, mostRows);
  const more = shown.length - rows.length;
  const bottom = top + row * rows.length;
  return (
    <div className="scan__chart">
      <div className="scan__group">
        <h2 id="scan-chart">{t('chart.title')}</h2>
      </div>
      <ScrollBox className="scan__picture" labelledBy="scan-chart">
        <svg
          viewBox={`0 0 ${left + 3 * (wide + gap)} ${bottom + 24}`}
          role="img"
          aria-label={t('chart.about', { count: shown.length })}
        >
          {phases.map((phase, at) => (
            <g key={phase}>
              <rect className="scan__phase" x={xOf(at)} y={top} width={wide} height={row * rows.length} />
              <text className="scan__axis" x={xOf(at)} y={bottom + 18}>
                {t(`phase.${phase}`)}
              </text>
            </g>
          ))}
          {rows.map((service, place) => (
            <Row key={service.id} service={service} y={top + row * place + row / 2} />
          ))}
        </svg>
      </ScrollBox>
      <p className="small soft scan__legend">
        <span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <Mark x={6} y={6} isWithout />
          </svg>
          {t('chart.without')}
        </span>
        <span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <Mark x={6} y={6} isWithout={false} />
          </svg>
          {t('chart.with')}
        </span>
        {more > 0 && <span>{t('chart.more', { count: more })}</span>}
      </p>
    </div>
  );
}

function xOf(phase: number): number {
  return left + phase * (wide + gap);
}

/** Longer names reach into the picture. */
const longestName = 24;

function Row({ service: { name, type, times = [] }, y }: { service: Service; y: number }) {
  const needsConsent = type !== null && type !== 'ESSENTIAL';
  return (
    <g>
      <text className="scan__name" x={0} y={y + 4}>
        {name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name}
      </text>
      <path className="scan__grid" d={`M${left} ${y}H${xOf(2) + wide}`} />
      {times.map(({ pass, after }, index) => {
        const at = phases.findIndex((phase) => phase === pass);
        if (at < 0) return null;
        const x = xOf(at) + 6 + (Math.min(after, longest) / longest) * (wide - 12);
        return (
          // The same moment may come twice, and the list never changes.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Mark key={index} x={x} y={y} isWithout={needsConsent && pass !== 'accepted'} />
        );
      })}
    </g>
  );
}

/** Told apart by shape as well as by colour. */
function Mark({ x, y, isWithout }: { x: number; y: number; isWithout: boolean }) {
  return isWithout ? (
    <path className="scan__without" d={`m${x} ${y - 6} 6 6-6 6-6-6z`} />
  ) : (
    <circle className="scan__with" cx={x} cy={y} r={4} />
  );
}
