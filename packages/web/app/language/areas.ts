/** Words that only a part of the app speaks; those of every page are in the catalogue. */
export type Namespace = 'about' | 'home' | 'start' | 'wizard' | 'ui' | 'download' | 'pay';

const areas = {
  home: ['home', 'about'],
  start: ['start', 'about'],
  wizard: ['wizard', 'ui'],
  download: ['download'],
  pay: ['pay', 'download'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>;

export type Area = keyof typeof areas;

export function namespacesOf(area: Area): readonly Namespace[] {
  return areas[area];
}

/** The area that an address belongs to; null where the words of every page are enough. */
export function areaOfPath(path: string): Area | null {
  const [, first = '', second] = path.split('/');
  if (first === '') return 'home';
  if (first === 'download') return 'download';
  if (first !== 'wizard') return null;
  if (!second) return 'start';
  return second === 'pay' ? 'pay' : 'wizard';
}
