import { Copy, Plus } from 'lucide-react';
import { Controls } from './controls.tsx';
import { GalleryPage, States } from './gallery-page.tsx';
import { Messages } from './messages.tsx';

const badges = ['', 'badge--ok', 'badge--info', 'badge--warn', 'badge--danger', 'badge--line'];

function Buttons() {
  return (
    <States of="Buttons: rest, hover, pressed, focus, busy">
      {['btn btn--primary', 'btn', 'btn btn--quiet', 'btn btn--danger'].map((look) => (
        <div key={look} className="row mt-3">
          {['', 'is-hover', 'is-active', 'is-focus'].map((state) => (
            <button key={state} type="button" className={`${look} ${state}`}>
              {state || 'rest'}
            </button>
          ))}
          <button type="button" className={look} aria-busy="true">
            <span className="spin" aria-hidden="true" />
            busy
          </button>
        </div>
      ))}
      <div className="row mt-3">
        <button type="button" className="btn btn--sm">
          <Plus className="icon icon--sm" aria-hidden="true" />
          small
        </button>
        <button type="button" className="btn btn--icon" aria-label="Icon alone">
          <Copy className="icon" aria-hidden="true" />
        </button>
        <button type="button" className="linkbtn">
          text action
        </button>
        <button type="button" className="btn" aria-disabled="true" aria-describedby="why-not">
          not available
        </button>
        <span id="why-not" className="small muted">
          There are no older records.
        </span>
      </div>
    </States>
  );
}

function Rest() {
  return (
    <>
      <States of="Badges">
        <div className="row">
          {badges.map((look) => (
            <span key={look} className={`badge ${look}`}>
              {look || 'badge'}
            </span>
          ))}
        </div>
      </States>
      <States of="Empty state, skeleton">
        <div className="grid2">
          <div className="empty">
            <p className="blankmark" aria-hidden="true">
              [ • ]
            </p>
            <p>Nothing here yet.</p>
            <button type="button" className="btn btn--primary btn--sm">
              Add one
            </button>
          </div>
          <div className="card" aria-busy="true">
            <div className="card__body grid gap-3">
              <span className="skel skel--h6 skel--1-2" />
              <span className="skel skel--1-3" />
              <span className="skel skel--5-6" />
            </div>
          </div>
        </div>
      </States>
      <States of="Document: blank, answer, origin">
        <div className="sheet docpad doc doc--small">
          <p>
            We keep records of each payment for <span className="blank">[•]</span> years.{' '}
            <mark>Northlight Ceramics Ltd</mark> passes the amount to <mark>Stripe</mark>.
          </p>
          <span className="fromans">Clause 4.2, from your answer</span>
        </div>
      </States>
    </>
  );
}

/** Development only: the components of app/ui and the looks of controls.css, in their states. */
export default function Components() {
  return (
    <GalleryPage title="Components">
      <Buttons />
      <Controls />
      <Messages />
      <Rest />
    </GalleryPage>
  );
}
