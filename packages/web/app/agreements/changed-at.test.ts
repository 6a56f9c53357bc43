import { expect, test } from 'vitest';
import { changedAt } from './changed-at.ts';

test('without a change time an agreement shows its creation time', () => {
  const created_at = '2025-11-20T09:00:00.000Z';
  expect(changedAt({ created_at, updated_at: null })).toEqual(new Date(created_at));
  const updated_at = '2026-01-02T10:30:00.000Z';
  expect(changedAt({ created_at, updated_at })).toEqual(new Date(updated_at));
});
