import { Link, type LinkTarget } from "../navigation/link.tsx";
import styles from "./share-bar.module.css";

/** How a part is drawn, recognisable without colour. */
export type ShareLook = "solid" | "dashed" | "hollow";

export interface Share<Id> {
  id: Id;
  look: ShareLook;
  /** How much of the whole; `undefined` while it is not known. The bar shows once all are. */
  value: number | undefined;
}

interface ShareBarProps<Id> {
  shares: readonly Share<Id>[];
  /** The highlighted part. */
  current: Id;
  linkOf: (id: Id) => LinkTarget;
}

/**
 * Parts of a whole, drawn as long as they are large. Hidden from screen readers and the keyboard:
 * the same data must be beside it as text and links, with a ShareMark of the same look.
 */
export function ShareBar<Id extends string>({ shares, current, linkOf }: ShareBarProps<Id>) {
  const known = shares.every(({ value }) => value !== undefined);
  const drawn = known && shares.some(({ value }) => value !== 0) ? shares : [];
  return (
    <div className={styles.bar} aria-hidden="true">
      {drawn.map(({ id, look, value = 0 }) => (
        <span
          key={id}
          className={styles.share}
          hidden={value === 0}
          data-current={id === current}
          // React sets it by script, which the content security policy allows.
          style={{ flexGrow: value }}
        >
          <Link {...linkOf(id)} className={styles.link} tabIndex={-1}>
            <Fill look={look} />
          </Link>
        </span>
      ))}
    </div>
  );
}

/** The look of a part, beside its name. */
export function ShareMark({ look }: { look: ShareLook }) {
  return (
    <span className={styles.mark}>
      <Fill look={look} />
    </span>
  );
}

function Fill({ look }: { look: ShareLook }) {
  return <span className={styles.fill} data-look={look} />;
}
