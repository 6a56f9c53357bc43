interface Props {
  /** Empty: nothing to say. The region must be there before its text. */
  text: string;
}

/** Said by screen readers when the text changes, seen by nobody. */
export function Announcement({ text }: Props) {
  return <output className="vh">{text}</output>;
}
