import { LANGUAGES, otherLanguage, switchLanguage } from "#src/i18n/language.ts";
import { Button } from "#src/ui/actions/button.tsx";

interface LanguageSwitchProps {
  /** Called before the page loads in the other language. */
  onSwitch?: () => void;
}

/** Shows the page in the other language; it is named in that language. */
export function LanguageSwitch({ onSwitch }: LanguageSwitchProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      lang={otherLanguage}
      onClick={() => {
        onSwitch?.();
        void switchLanguage(otherLanguage);
      }}
    >
      {LANGUAGES[otherLanguage]}
    </Button>
  );
}
