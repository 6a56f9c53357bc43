/**
 * Writes that come one by one, committed together. No timer: while a commit runs, the next batch gathers, so
 * it is as large as the load makes it.
 */
export interface GroupCommit<Row> extends AsyncDisposable {
  /** Settles once the row is committed or cannot be; null, at once, where too many wait already. */
  write(row: Row): Promise<void> | null;
  /** Rows that wait or are being written. */
  readonly waiting: number;
}

interface Waiting<Row> {
  row: Row;
  done: () => void;
  failed: (error: unknown) => void;
}

interface GroupCommitOptions<Row> {
  /** All or nothing, and harmless to repeat; never twice at a time for one lane, 0 and up. */
  commit: (rows: readonly Row[], lane: number) => Promise<void>;
  /** Commits at a time. */
  lanes: number;
  /** Rows that must wait before one more lane than is busy opens: a small commit costs nearly what a large one does. */
  worthALane: number;
  mostWaiting: number;
  mostAtOnce: number;
  /** Whether what failed would fail in a smaller batch too: then nobody tries. */
  isHopeless: (error: unknown) => boolean;
}

export function groupCommit<Row>({
  commit,
  lanes,
  worthALane,
  mostWaiting,
  mostAtOnce,
  isHopeless,
}: GroupCommitOptions<Row>): GroupCommit<Row> {
  let queue: Waiting<Row>[] = [];
  let writing = 0;
  const running = new Map<number, Promise<void>>();

  // A row that breaks its batch must not take the others with it.
  async function settle(batch: readonly Waiting<Row>[], lane: number): Promise<void> {
    try {
      await commit(
        batch.map(({ row }) => row),
        lane,
      );
      for (const { done } of batch) done();
    } catch (error) {
      if (batch.length === 1 || isHopeless(error)) for (const { failed } of batch) failed(error);
      else {
        const half = batch.length >> 1;
        await settle(batch.slice(0, half), lane);
        await settle(batch.slice(half), lane);
      }
    }
  }

  async function work(lane: number): Promise<void> {
    // All that comes in this turn of the event loop joins.
    await Promise.resolve();
    while (queue.length > 0) {
      const batch = queue.slice(0, mostAtOnce);
      queue = queue.slice(mostAtOnce);
      writing += batch.length;
      await settle(batch, lane);
      writing -= batch.length;
    }
    // In the same step as the look at the queue: whoever comes after it must find the lane free.
    running.delete(lane);
  }

  function open(): void {
    if (running.size > 0 && queue.length < worthALane) return;
    const lane = Array.from({ length: lanes }).findIndex((_, number) => !running.has(number));
    if (lane !== -1) running.set(lane, work(lane));
  }

  return {
    get waiting() {
      return queue.length + writing;
    },
    write(row) {
      if (queue.length + writing >= mostWaiting) return null;
      const settled = new Promise<void>((done, failed) => {
        queue.push({ row, done, failed });
      });
      open();
      return settled;
    },
    async [Symbol.asyncDispose]() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
