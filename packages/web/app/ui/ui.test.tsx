// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../copy-button.tsx';
import { pass, renderInApp, words } from '../testing/in-app.tsx';
import { BusyButton } from './busy-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { describedBy } from './described-by.ts';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Loaded } from './loaded.tsx';
import { PageTurner } from './page-turner.tsx';
import { RowFrame } from './row-frame.tsx';
import { Toast } from './toast.tsx';

afterEach(() => vi.restoreAllMocks());

test('a field names its control and describes it by what stands there', () => {
  expect(describedBy('f', { hint: 'Like this', error: undefined })).toBe('f-hint');
  expect(describedBy('f', { hint: undefined, error: undefined })).toBeUndefined();
  renderInApp(
    <Field id="f" label="Name" hint="Like this" error="Missing" optional>
      <input id="f" aria-describedby={describedBy('f', { hint: 'x', error: 'x' })} />
    </Field>,
  );
  const input = screen.getByLabelText(/^Name/);
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent ?? '').join()).toMatch(
    /Like this.*Missing|Missing.*Like this/,
  );
  expect(screen.getByText(new RegExp(words('ui.optional').trim()))).toBeTruthy();
});

test('the summary leads to each field, and asks no question twice', async () => {
  const ref = createRef<HTMLDivElement>();
  renderInApp(
    <>
      <ErrorSummary
        ref={ref}
        problems={[
          { target: 'a', label: 'Name', error: 'Missing' },
          { target: 'b', label: 'Who are you?', error: 'Missing' },
        ]}
      />
      <input id="b" aria-label="b" />
    </>,
  );
  expect(screen.getByRole('heading').textContent).toBe(words('ui.problem'));
  expect(screen.getByText(words('ui.problemAt', { label: 'Name', error: 'Missing' }))).toBeTruthy();
  await userEvent.click(screen.getByText('Who are you? Missing'));
  expect(document.activeElement?.id).toBe('b');
});

test.each([
  [1, 3, [], [2]],
  [2, 3, [1], [3]],
  [3, 3, [2], []],
])('from page %i of %i one turns to %j and %j', async (page, last, before, after) => {
  const turned: number[] = [];
  renderInApp(
    <PageTurner page={page} last={last} before="Before" after="After" onPage={(to) => turned.push(to)} />,
  );
  await userEvent.click(screen.getByText('Before'));
  await userEvent.click(screen.getByText('After'));
  expect(turned).toEqual([...before, ...after]);
});

test('a dialog asks first: Escape and the safe button change nothing', async () => {
  const onKeep = vi.fn<() => void>();
  const onAct = vi.fn<() => void>();
  renderInApp(
    <ConfirmDialog title="Sure?" keep="Keep" act="Delete" onKeep={onKeep} onAct={onAct}>
      <p>It is gone then.</p>
    </ConfirmDialog>,
  );
  fireEvent(screen.getByRole('dialog'), new Event('cancel'));
  await userEvent.click(screen.getByText('Keep'));
  expect([onKeep.mock.calls.length, onAct.mock.calls.length]).toEqual([2, 0]);
  await userEvent.click(screen.getByText('Delete'));
  expect(onAct).toHaveBeenCalledTimes(1);
});

test('after a dialog the focus is where it was', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && (
          <ConfirmDialog title="?" keep="Keep" act="Act" onKeep={() => setOpen(false)} onAct={() => {}}>
            text
          </ConfirmDialog>
        )}
      </>
    );
  }
  renderInApp(<Page />);
  await userEvent.click(screen.getByText('Open'));
  await userEvent.click(screen.getByText('Keep'));
  expect(document.activeElement?.textContent).toBe('Open');
});

test('a button that works takes no second press', async () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener('submit', onSubmit as EventListener);
  const { rerender } = renderInApp(
    <form id="f">
      <BusyButton form="f" words="Save" busyWords="Saving" busy={false} />
    </form>,
  );
  await userEvent.click(screen.getByText('Save'));
  rerender(
    <form id="f">
      <BusyButton form="f" words="Save" busyWords="Saving" busy />
    </form>,
  );
  await userEvent.click(screen.getByText('Saving'));
  document.removeEventListener('submit', onSubmit as EventListener);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a toast goes by itself, unless the focus is in it', async () => {
  vi.useFakeTimers();
  const onClose = vi.fn<() => void>();
  renderInApp(<Toast text="Gone" action="Undo" onAction={() => {}} onClose={onClose} />);
  await pass(5999);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').focus());
  await pass(6000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').blur());
  await pass(6000);
  expect(onClose).toHaveBeenCalled();
});

test.each(['Escape', 'Tab'])('%s leaves a toast', async (key) => {
  const onClose = vi.fn<() => void>();
  renderInApp(<Toast text="Gone" action="Undo" onAction={() => {}} onClose={onClose} />);
  act(() => screen.getByRole('button').focus());
  fireEvent.keyDown(screen.getByRole('button'), { key: 'a' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button'), { key });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a repetition that may not go has no button for it', async () => {
  const onRemove = vi.fn<() => void>();
  const { rerender } = renderInApp(<RowFrame title="Branch 1">fields</RowFrame>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <RowFrame title="Branch 1" onRemove={onRemove}>
      fields
    </RowFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: /Branch 1/ }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('what is copied is said for three seconds', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  vi.useFakeTimers();
  renderInApp(<CopyButton text="the link" label="Copy link" />);
  fireEvent.click(screen.getByRole('button'));
  await pass(0);
  expect(written).toEqual(['the link']);
  expect(screen.getByRole('status').textContent).toBe(words('download.copied'));
  await pass(3000);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button').textContent).toBe('Copy link');
});

test('where the browser copies nothing that is said', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  document.execCommand = () => false;
  vi.useFakeTimers();
  renderInApp(<CopyButton text="the link" label="Copy link" iconOnly />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe(words('download.notCopied'));
});

const answer = { data: null, failures: 0, asking: false, again: () => undefined };

test('what is on its way, is there or failed is told in one way', async () => {
  const again = vi.fn<() => void>();
  const show = (data: string) => <p>{data}</p>;
  const { rerender } = renderInApp(<Loaded answer={{ ...answer, outcome: null }}>{show}</Loaded>);
  expect(screen.getByText(words('ui.loaded.loading'))).toBeTruthy();
  rerender(<Loaded answer={{ ...answer, outcome: { ok: true, data: 'There' } }}>{show}</Loaded>);
  expect(screen.getByText('There')).toBeTruthy();
  const failed = { ok: false, reason: 'server-error' } as const;
  rerender(<Loaded answer={{ ...answer, outcome: failed, again }}>{show}</Loaded>);
  expect(screen.getByRole('alert').textContent).toContain(words('error.request.server-error'));
  await userEvent.click(screen.getByText(words('ui.loaded.again')));
  expect(again).toHaveBeenCalledTimes(1);
});
