import { expect, test } from 'vitest';
import { previewLanguages, renderPreview } from './preview.ts';
import { ownerNames, previewTypes as types } from './sample-owners.ts';

test.each(previewLanguages)('every type has a preview in %s', (language) => {
  for (const type of types) {
    const [owner = ''] = ownerNames(type);
    const preview = renderPreview({ type, language, owner });
    expect(preview?.title, type).toMatch(/\p{L}{3}/u);
    expect(preview?.faults, type).toEqual([]);
    if (language !== 'pt') expect([type, preview?.gaps]).toEqual([type, 0]);
    // A box is closed where it was opened: no gap reaches out of its sentence.
    expect(preview?.html).not.toMatch(/[⟦⟧]/u);
  }
});
