/** Names of the criteria of WCAG 2.2 (A and AA) in the addresses of what W3C writes about each. */
const names: Readonly<Record<string, string>> = {
  '1.1.1': 'non-text-content',
  '1.2.1': 'audio-only-and-video-only-prerecorded',
  '1.2.2': 'captions-prerecorded',
  '1.3.1': 'info-and-relationships',
  '1.3.4': 'orientation',
  '1.3.5': 'identify-input-purpose',
  '1.4.1': 'use-of-color',
  '1.4.2': 'audio-control',
  '1.4.3': 'contrast-minimum',
  '1.4.4': 'resize-text',
  '1.4.12': 'text-spacing',
  '2.1.1': 'keyboard',
  '2.2.1': 'timing-adjustable',
  '2.2.2': 'pause-stop-hide',
  '2.4.1': 'bypass-blocks',
  '2.4.2': 'page-titled',
  '2.4.4': 'link-purpose-in-context',
  '2.5.3': 'label-in-name',
  '2.5.8': 'target-size-minimum',
  '3.1.1': 'language-of-page',
  '3.1.2': 'language-of-parts',
  '3.3.2': 'labels-or-instructions',
  '4.1.2': 'name-role-value',
};

/** Of tags such as `wcag143`; those of levels (`wcag21aa`) and of level AAA are none. */
export function criteriaOf(tags: readonly string[]): { number: string; url: string }[] {
  return tags.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d+)$/u.exec(tag) ?? [];
    const number = [principle, guideline, criterion].join('.');
    const name = names[number];
    return name === undefined
      ? []
      : [{ number, url: `https://www.w3.org/WAI/WCAG22/Understanding/${name}.html` }];
  });
}
