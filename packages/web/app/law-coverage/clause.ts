/** A clause that the coverage leads to. */
export interface Clause {
  id: string;
  heading: string;
}
