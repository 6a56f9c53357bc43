/** What words rest on: nothing is printed that the law, the owner, his banner or a promise of his does not stand behind. */
export type Ground<Question extends string = string> =
  /** Ids of the catalogue's requirements that these words meet. */
  | { meets: readonly [string, ...string[]] }
  /** The law itself, where the catalogue has no duty of it: a citation. */
  | { law: string }
  /** Ids of the questions whose answers these words repeat or follow from. */
  | { answers: readonly [Question, ...Question[]] }
  /** Read from the banner of the website. */
  | { banner: true }
  /** Id of a promise: conduct of the owner that no question of the wizard asks about. */
  | { promise: string };

type KeyOfGround = 'meets' | 'law' | 'answers' | 'banner' | 'promise';

/** Several grounds may stand beside each other; none is a fault that the compiler reports. */
export type Grounded<Question extends string> = Ground<Question> & {
  readonly [Key in KeyOfGround]?: Extract<Ground<Question>, Record<Key, unknown>>[Key];
};
