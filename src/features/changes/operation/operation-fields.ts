import type { Operation, OperationKind } from "#src/jobs/writes/operation.ts";

/** The props of the fields of one kind of operation. */
export interface OperationFieldsProps<Kind extends OperationKind> {
  operation: Extract<Operation, { kind: Kind }>;
  onChange: (operation: Operation) => void;
}
