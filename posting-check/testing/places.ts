export const toronto = "Toronto, ON";
export const vancouver = "Vancouver, BC";
export const laval = "Laval, QC";
