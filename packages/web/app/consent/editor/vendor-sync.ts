/** The vendors of a site as the person sees them: changes show at once, and go back where the server says no. */
import type { ConsentVendor } from '@clausewright/contract';
import type { Failure, Outcome } from '../../outcome.ts';
import type { Place } from './banner-autosave.ts';
import { getIds, inOrder, moveVendor, type Vendors } from './vendor-order.ts';

export interface AutosavePorts {
  order: (ids: string[]) => Promise<Outcome<{ vendors: ConsentVendor[] }>>;
  toggle: (id: string, active: boolean) => Promise<Outcome<ConsentVendor>>;
  /** After the server has taken something. */
  taken: () => void;
  now: () => Date;
  /** Runs something later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void;
}

export interface AutosaveState {
  vendors: Vendors;
  /** A change that is refused is taken back, so that what is seen is saved again. */
  place: Place;
  /** Why the last change was taken back. */
  failure: Failure | null;
}

export type VendorSync = ReturnType<typeof syncVendors>;

/** A person who moves a vendor far presses more than once: the order is sent after the last press. */
const orderAfterMs = 900;

export function syncVendors(ports: AutosavePorts, start: Vendors) {
  let state: AutosaveState = { vendors: start, place: { is: 'saved', at: null }, failure: null };
  let ordered = getIds(start);
  let callOff: (() => void) | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  const set = (change: Partial<AutosaveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  let lastSaved: AutosaveState['place'] = state.place;
  /** An order that waits is not saved by what else is. */
  const settled = () => {
    lastSaved = { is: 'saved', at: ports.now() };
    set({ place: callOff === null ? lastSaved : { is: 'writing' } });
  };
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const turn = queue.then(run);
    queue = turn.catch(() => undefined);
    return turn;
  };
  const stop = () => {
    callOff?.();
    callOff = null;
  };
  const replaced = (vendor: ConsentVendor) =>
    state.vendors.map((one) => (one.id === vendor.id ? vendor : one));

  const sendOrder = async (): Promise<boolean> => {
    stop();
    const wanted = getIds(state.vendors);
    if (wanted.join() === ordered.join()) {
      set({ place: lastSaved });
      return true;
    }
    set({ place: { is: 'saving' } });
    const outcome = await ports.order(wanted);
    if (outcome.ok) {
      ordered = wanted;
      settled();
      ports.taken();
      return true;
    }
    stop();
    set({ vendors: inOrder(state.vendors, ordered), place: lastSaved, failure: outcome });
    return false;
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move: (id: string, to: number) => {
      set({ vendors: moveVendor(state.vendors, id, to), place: { is: 'writing' }, failure: null });
      stop();
      callOff = ports.later(() => void inTurn(sendOrder), orderAfterMs);
    },
    /** Sends the order that waits; false where it was refused. */
    settle: () => inTurn(sendOrder),
    /** Gives the order up that waits. */
    forget: () =>
      inTurn(async () => {
        stop();
        set({ vendors: inOrder(state.vendors, ordered), place: lastSaved, failure: null });
      }),
    toggle: (id: string, active: boolean) => {
      const before = state.vendors.find((vendor) => vendor.id === id);
      if (before === undefined || before.active === active) return Promise.resolve();
      set({ vendors: replaced({ ...before, active }), place: { is: 'saving' }, failure: null });
      return inTurn(async () => {
        const outcome = await ports.toggle(id, active);
        if (outcome.ok) {
          settled();
          ports.taken();
        } else {
          const place = callOff === null ? lastSaved : ({ is: 'writing' } as const);
          set({ vendors: replaced(before), place, failure: outcome });
        }
      });
    },
    /** One that the server has written anew. */
    put: (vendor: ConsentVendor) => {
      set({ vendors: replaced(vendor), failure: null });
      settled();
      ports.taken();
    },
    /** The list as the server answered it. */
    take: (vendors: Vendors) => {
      ordered = getIds(vendors);
      set({ vendors, failure: null });
      settled();
      ports.taken();
    },
    drop: (id: string) => {
      ordered = ordered.filter((one) => one !== id);
      set({ vendors: state.vendors.filter((vendor) => vendor.id !== id), failure: null });
      settled();
      ports.taken();
    },
  };
}
