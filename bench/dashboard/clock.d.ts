/** A list that begins with a title, or a form with that title in which all can be typed, the description too. */
export type Sight = "first row" | "form";

declare global {
  /** What clock.js adds to a page that is measured. */
  var clock: {
    /** Milliseconds from the navigation to the frame that shows the first row of a list. */
    firstRow: Promise<number>;
    /** Makes `change` the milliseconds from the next click to the frame that shows it. */
    expect: (sight: Sight, title: string) => void;
    change: Promise<number>;
    totals: () => {
      /** Milliseconds that tasks took beyond 50 each. */
      blocked: number;
      /** The sum of all layout shifts that no input explains. */
      shifted: number;
      /** Milliseconds from each key to the frame that shows it. */
      keystrokes: number[];
    };
  };
}
