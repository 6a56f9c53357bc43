// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { DocumentsView } from './documents-view.tsx';
import { newStart, type StartDraft } from './start-draft.ts';
import type { Start } from './use-start.ts';
import { Written } from './written.tsx';

useFakeServer();
const faults = vi.spyOn(console, 'error');
afterEach(() => vi.restoreAllMocks());

const draft: StartDraft = { ...newStart(), kind: 'blog', country: 'DE', types: ['DISCLAIMER', 'EULA'] };
const start: Start = {
  ready: true,
  draft,
  dispatch: () => {},
  earlier: null,
  goOn: () => {},
  startOver: () => {},
  saved: 'now',
};

function Way() {
  const [isWritten, write] = useState(false);
  if (!isWritten) {
    return (
      <button type="button" onClick={() => startTransition(() => write(true))}>
        go
      </button>
    );
  }
  return (
    <Written
      start={start}
      kind="blog"
      seen={{ scan: null, suggestions: null, lost: false }}
      page="documents"
      screen={0}
      tracking={[]}
      goTo={() => {}}
      onNew={() => {}}
      Documents={DocumentsView}
    />
  );
}

test('questions that arrive while they are waited for bring no fault with them', async () => {
  renderInApp(<Way />);
  // As a browser does it: rendered in slices, and gone on with when the questions are there.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  screen.getByRole('button', { name: 'go' }).click();
  await screen.findByRole('heading', { name: words('way-in.documents.title') });
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  // React says here what it would mend by rendering all once more (its error 520).
  expect(faults.mock.calls).toEqual([]);
});
