import type { DecisionCounts } from '@clausewright/contract';
import { type Way, ways } from './figures.ts';

/** The shares of a row as a bar; its numbers stand beside it. */
export function ShareBar({ counts }: { counts: DecisionCounts }) {
  const width = (of: readonly Way[]) =>
    (of.reduce((sum, way) => sum + counts[way], 0) * 100) / counts.decisions;
  return (
    <svg className="figures__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      {ways.map((way, place) => (
        <rect
          key={way}
          className={`figures__way-${way}`}
          x={width(ways.slice(0, place))}
          width={width([way])}
          height="6"
        />
      ))}
    </svg>
  );
}
