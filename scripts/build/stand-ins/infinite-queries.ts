// Stands in the build for the part of TanStack Query that nothing here uses (vite.config.ts).

function missing(): never {
  throw new Error("Infinite queries are left out of the build: see vite.config.ts.");
}

export { missing as hasNextPage, missing as hasPreviousPage, missing as infiniteQueryBehavior };
