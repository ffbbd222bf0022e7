import './sheets.module.ts'
import '../downloads/downloads.module.ts'
