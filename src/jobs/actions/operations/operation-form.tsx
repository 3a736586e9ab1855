import type { OperationFieldsProps } from "./operation.ts";
import styles from "./operation-form.module.css";
import { definitionOf, type Operation } from "./operations.ts";
import { Section } from "#src/ui/layout/section.tsx";

/** The values of an operation; nothing for one without values. */
export function OperationForm(props: OperationFieldsProps<Operation>) {
  const { name, fields } = definitionOf(props.operation);
  const shown = fields?.(props);
  if (!shown) return null;
  return (
    <Section title={name()}>
      <div className={styles.fields}>{shown}</div>
    </Section>
  );
}
