/** WCAG 2.2, levels A and AA, with all that the versions before have; EN 301 549 asks for 2.1 AA on the web. */
export const checkedTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'] as const;
