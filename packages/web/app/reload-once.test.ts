// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { reportHealth } from './health.ts';
import { reloadOnce } from './reload-once.ts';
import { breakStorage } from './testing/broken-storage.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  sessionStorage.clear();
  reportHealth('up');
});

test('the page is loaded again once per minute', () => {
  expect(reloadOnce(1_000_000)).toBe(true);
  expect(reloadOnce(1_059_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(1_060_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("nobody is led to the browser's own error page", () => {
  reportHealth('down');
  expect(reloadOnce(1_000_000)).toBe(false);
  reportHealth('up');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect(reloadOnce(1_000_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('without a storage that could stop it nothing is loaded in a circle', () => {
  breakStorage('full');
  expect(reloadOnce(1_000_000)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
