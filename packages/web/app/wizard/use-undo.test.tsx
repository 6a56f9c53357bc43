// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp, words } from '../testing/in-app.tsx';
import { useUndo } from './use-undo.tsx';

function List() {
  const [rows, setRows] = useState(['one', 'two']);
  const { offerUndo, toast } = useUndo();
  const remove = (row: string) => {
    setRows(rows.filter((other) => other !== row));
    offerUndo(`${row} is gone`, () => setRows(rows));
  };
  return (
    <>
      <output data-testid="rows">{rows.join()}</output>
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => remove(row)}>
          {row}
        </button>
      ))}
      {toast}
    </>
  );
}

test('what was removed last comes back where it stood', async () => {
  renderInApp(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  await userEvent.click(screen.getByRole('button', { name: 'two' }));
  expect(screen.getByTestId('rows').textContent).toBe('');
  await userEvent.click(await screen.findByRole('button', { name: words('wizard.undo') }));
  expect(screen.getByTestId('rows').textContent).toBe('two');
  expect(screen.queryByRole('button', { name: words('wizard.undo') })).toBeNull();
});

test('it is said what is gone', async () => {
  renderInApp(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'one' }));
  expect((await screen.findAllByText('one is gone')).length).toBeGreaterThan(0);
});
