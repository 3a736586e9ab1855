/** The mark of the product, as in public/favicon.svg. */
export function ProductMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#2350c8" />
      <path
        d="M8 10.5h11M8 16h16M8 21.5h8"
        stroke="#fff"
        strokeWidth="2.75"
        strokeLinecap="round"
      />
      <circle cx="23.5" cy="10.5" r="2.25" fill="#9ab6ff" />
    </svg>
  );
}
