/** Where the bars of the chart stand, in pixels. */
import { type TimeBucket, type Series, series, type Unit } from './time-buckets.ts';

interface Segment {
  series: Series;
  y: number;
  height: number;
}

interface Bar {
  first: string;
  x: number;
  width: number;
  /** Whether there is room for its name below. */
  named: boolean;
  segments: Segment[];
}

export interface ChartShape {
  width: number;
  height: number;
  /** Ends of the lines. */
  left: number;
  right: number;
  /** Right end of their values: before the lines, or behind them where one scrolls, as one begins at the newest. */
  values: number;
  bottom: number;
  lines: { value: number; y: number }[];
  bars: Bar[];
}

const height = 236;
const top = 12;
const bottom = height - 28;
const gap = 1.5;
const widestBar = 44;
/** A month's name needs more room than a day's number. */
const narrowestSlot = { day: 24, month: 28 };
const mostNamedMonths = 12;
const monthSlot = 62;

/** Distance of the lines: 1, 2 or 5 with zeros, so that at most five lie below the highest bar. */
function stepFor(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const step = [0.2, 0.5, 1, 2].map((part) => part * power).find((one) => highest / one <= 5) ?? power;
  return Math.max(1, Math.ceil(step));
}

/** `available`: the width of the page for it; a chart with many bars is wider and scrolls. */
export function chartShape(parts: readonly TimeBucket[], unit: Unit, available: number): ChartShape {
  const highest = Math.max(0, ...parts.map(({ answers }) => answers));
  const step = stepFor(highest);
  const count = Math.max(1, Math.ceil(highest / step));
  const room = 14 + String(count * step).length * 9;
  const isWide = unit === 'month' && parts.length <= mostNamedMonths;
  const slotNeeded = isWide ? monthSlot : narrowestSlot[unit];
  const width = Math.max(available, Math.ceil(room + parts.length * slotNeeded));
  const left = width > available ? 0 : room;
  const right = left + width - room;
  const slot = (right - left) / Math.max(1, parts.length);
  const barWidth = Math.min(slot * 0.62, widestBar);
  const heightOf = (value: number) => (value * (bottom - top)) / (count * step);
  return {
    width,
    height,
    left,
    right,
    values: left === 0 ? width : left - 8,
    bottom,
    lines: Array.from({ length: count + 1 }, (_, at) => ({
      value: at * step,
      y: bottom - heightOf(at * step),
    })),
    bars: parts.map((part, at) => ({
      first: part.first,
      x: left + slot * (at + 0.5) - barWidth / 2,
      width: barWidth,
      named: unit === 'day' ? isNamedDay(part.first) : isWide || (parts.length - at) % 3 === 2,
      segments: segmentsOf(part, heightOf),
    })),
  };
}

function isNamedDay(day: string): boolean {
  const number = Number(day.slice(-2));
  return number === 1 || number % 5 === 0;
}

/** Each above the one before with a gap, and high enough to be seen. */
function segmentsOf(part: TimeBucket, heightOf: (value: number) => number): Segment[] {
  let y = bottom;
  return series.flatMap((name) => {
    if (part[name] === 0) return [];
    const full = heightOf(part[name]);
    y -= full;
    const seen = Math.max(full - gap, Math.min(full, gap));
    return [{ series: name, y: y + full - seen, height: seen }];
  });
}
